"""A file is complete or stays as it was, whatever the disk does."""

from pathlib import Path

import pytest

from heckmeck.files import check_writable, write_atomically
from tests.arena.disk import full_disk


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    old, new = tmp_path / "old.svg", tmp_path / "new.svg"
    old.write_bytes(b"old")
    with full_disk(1000):
        for path in (old, new):
            with pytest.raises(OSError, match="File too large"):
                write_atomically(path, b"x" * 5000)
    assert old.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [old]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link, file = tmp_path / "link.svg", tmp_path / "file.svg"
    link.symlink_to(file)
    write_atomically(link, b"x")
    assert link.is_symlink()
    assert file.read_bytes() == b"x"


def test_a_directory_or_a_device_is_never_replaced(tmp_path: Path) -> None:
    directory, device = tmp_path / "d.svg", tmp_path / "full.svg"
    directory.mkdir()
    device.symlink_to("/dev/full")
    for path, wrong in ((directory, IsADirectoryError), (device, OSError)):
        with pytest.raises(wrong):
            write_atomically(path, b"x")
    with pytest.raises(IsADirectoryError):
        check_writable(directory)
    check_writable(device)  # that it is full is known only when something is written
    assert Path("/dev/full").is_char_device()


def test_checking_leaves_nothing_behind(tmp_path: Path) -> None:
    check_writable(tmp_path / "new")
    with pytest.raises(OSError, match="No such file"):
        check_writable(tmp_path / "no" / "new")
    assert list(tmp_path.iterdir()) == []
