"""Where the program keeps the data of its user, unless told otherwise."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder of the server's database, for example `~/.local/share/heckmeck` on Linux."""
    return user_data_path("heckmeck", appauthor=False, roaming=True)


def games_folder() -> Path:
    """The folder of the games played in the terminal."""
    return data_folder() / "games"
