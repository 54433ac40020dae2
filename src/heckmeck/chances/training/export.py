"""The finished weights, and a note that says how they were trained."""

from hashlib import sha256

from heckmeck.chances.stored import DamagedModel, TrainingNote, note_of, stored_layers
from heckmeck.chances.training.folder import Training
from heckmeck.chances.training.program import Program


def export(training: Training) -> None:
    """Write the weights of a finished training and their note, unless they are there.

    Raises `BadTraining`.
    """
    settings, checkpoint = training.settings, training.checkpoint()
    data = b"".join(each.astype("<f4").tobytes() for each in checkpoint.network.weights)
    digest = sha256(data).hexdigest()
    if _is_exported(training, digest, checkpoint.program):
        return
    if checkpoint.program is None:
        raise training.of_older_version()
    share, error = training.strength()
    note = TrainingNote(
        sha256=digest,
        command=settings.command,
        version=checkpoint.program.version,
        code=checkpoint.program.code,
        options=settings.options,
        hidden=settings.hidden,
        minutes=round(sum(line.seconds for line in training.log()) / 60, 1),
        against_margin=share,
        error=error,
    )
    training.write("bin", data)
    training.write("json", note.to_bytes())


def _is_exported(training: Training, digest: str, program: Program | None) -> bool:
    settings = training.settings
    try:
        note = note_of(training.name, training.folder)
        stored_layers(settings.edition, settings.players, training.folder)
    except DamagedModel:
        return False
    made = note.sha256, note.command, note.code
    return made == (digest, settings.command, program.code if program else None)
