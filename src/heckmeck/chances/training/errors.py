"""What can be wrong with a training."""

from heckmeck.rules import HeckmeckError


class BadTraining(HeckmeckError):
    """A training cannot begin or go on here."""


class DamagedCheckpoint(ValueError):
    """Data that is not a checkpoint."""
