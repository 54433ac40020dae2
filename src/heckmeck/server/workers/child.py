"""The program of a worker process: takes jobs from standard input, one at a time, and answers.

A job is a length and a pickled `(function, arguments)`. The answer is `STARTED`, then a length and
a pickled `Answer`. The process ends when its input does, so it never outlives the server for long.
"""

import os
import pickle
import sys
import time
from typing import Any, BinaryIO, Literal, NamedTuple

from heckmeck.rules import HeckmeckError

READY = b"R"
STARTED = b"S"
LENGTH = 8  # bytes


class Answer(NamedTuple):
    """How a job ended: with a value, an error of the game, or the text of any other error."""

    kind: Literal["value", "error", "failure"]
    content: Any
    seconds: float  # of CPU time


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


def perform(data: bytes) -> bytes:
    """The pickled answer to a pickled job."""
    began = time.process_time()
    try:
        function, arguments = pickle.loads(data)  # noqa: S301  from our own server
        answer = Answer("value", function(*arguments), time.process_time() - began)
        return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
    except HeckmeckError as error:
        answer = Answer("error", error, time.process_time() - began)
    except BaseException as error:  # noqa: BLE001  whatever a job raises, the worker goes on
        text = f"{type(error).__name__}: {error}"
        answer = Answer("failure", text, time.process_time() - began)
    return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    answers.write(READY)
    answers.flush()
    while len(length := jobs.read(LENGTH)) == LENGTH:
        data = jobs.read(int.from_bytes(length, "big"))
        answers.write(STARTED)
        answers.flush()
        answers.write(framed(perform(data)))
        answers.flush()


def main() -> None:
    niceness = int(sys.argv[1])
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Whatever a job prints or reads must not get between the jobs and the answers.
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    serve(jobs, answers)
