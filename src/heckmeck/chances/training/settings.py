"""The settings of a training. Their defaults are here and nowhere else."""

from dataclasses import dataclass, field, fields

from heckmeck.chances.inputs import Layout
from heckmeck.rules import EditionName, Options

OUT = "models"  # the folder that the command of a note writes to


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What determines the weights, besides the program and the kind of processor.

    The options of `heckmeck train` have the same names.
    """

    edition: EditionName
    players: int
    steps: int = 5000  # one turn in every game per step
    seed: int = 1
    games: int = 256  # played side by side
    memory: int = 32  # steps whose positions are remembered
    updates: int = 8  # changes of the weights per step
    batch: int = 512  # positions per change, drawn from the memory
    hidden: tuple[int, ...] = (64, 32)  # the sizes of the hidden layers
    rate: float = 0.001  # the learning rate at the beginning
    explore: float = 0.05  # turns that end at random
    warmup: int = 200  # first steps, which teach that worms win
    options: Options = field(default_factory=Options)

    @property
    def layout(self) -> Layout:
        return Layout(self.edition, self.players)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of all layers of the network, from the inputs to the chances."""
        return (self.layout.size, *self.hidden, self.players)

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.players}"

    @property
    def command(self) -> str:
        """The command that trains this model."""
        given = {each.name: getattr(self, each.name) for each in fields(self)}
        table = given.pop("options").differing()
        words = [f"--{name} {as_option(value)}" for name, value in given.items()]
        words += [f"--option {name}={value}" for name, value in table.items()]
        return " ".join(("heckmeck train", *words, f"--out {OUT}"))


def as_option(value: object) -> str:
    """A setting as the command line takes it.

    >>> as_option((64, 32)), as_option(0.0005)
    ('64,32', '0.0005')
    """
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
