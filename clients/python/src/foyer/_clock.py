"""Time and chance, which tests replace."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

Slept = TypeVar("Slept")


@dataclass(frozen=True)
class Clock(Generic[Slept]):
    """`sleep` takes seconds, `now` gives Unix seconds, `random` is in [0, 1)."""

    sleep: Callable[[float], Slept]
    now: Callable[[], float] = time.time
    random: Callable[[], float] = random.random
