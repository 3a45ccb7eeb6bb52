"""A launch on its way: how far it is, what is heard, how long it is looked at (K18)."""

from collections.abc import Callable, Mapping, Sequence

from chapayev.course import Breaths, Launch
from chapayev.flat import Fall
from chapayev.scene.picture.blowing import PUFF_TICKS
from chapayev.scene.picture.instants import HALF_SPEED, Film, Instant
from chapayev.scene.picture.table import Ground
from chapayev.scene.play.courses import course_of
from chapayev.scene.play.story import Step
from chapayev.state import Face, Key, Strike, Thumb
from engine.device.audio.cues import Cue

REST_FRAMES = 6
"""How long the end is looked at."""

FLIGHT_FRAMES, LANDED_FRAMES = 30, 24
"""How long a thumb's flick is seen from the side, and how it has landed."""

LEAN_FRAMES = 12
"""How long a checker falls that was blown at."""

HARD, MEDIUM = 900.0, 250.0
"""An impact of such a strength, mm/s, sounds hard, or not soft."""

SLOW, TRUE, FAST = 1, 2, 4
"""Frames a tick: half of true speed, true speed, and twice that."""

Play = Callable[[Cue, int], None]


class Motion:
    """One launch, frame by frame; a frame is a sixtieth of a second of the board's own time.

    Thumbs and breaths are seen from near by first; for so many frames the board waits.

    Attributes:
        step: what chance settled.
        course: what physics made of it.
        film: the board's pictures.
        lead: how many frames come before those.
        frame: how far it is.
        frames: where it ends.
    """

    def __init__(self, step: Step, angles: Mapping[Key, float]) -> None:
        """Make it; `angles` are where the checkers' marks are before it."""
        self.step = step
        self.course = course_of(step.before)
        pawns = Ground.of(step.before.setup).pawns
        self.film = Film(self.course, angles, pace=HALF_SPEED, pawns=pawns)
        self.lead = lead_of(self.course.launch)
        self.frame = 0
        is_flown = isinstance(self.course.launch, Thumb)
        self.frames = self.lead + (0 if is_flown else self.film.ticks) + REST_FRAMES

    @property
    def is_leading(self) -> bool:
        """Whether it is still seen from near by."""
        return self.frame < self.lead

    @property
    def seconds(self) -> float:
        """How far it is on the board, in its own time; below 0 while it waits."""
        if isinstance(self.course.launch, Thumb):
            return -1.0 if self.frame < FLIGHT_FRAMES else self.course.flat.seconds
        return (self.frame - self.lead) * HALF_SPEED

    @property
    def instant(self) -> Instant:
        """What is seen of the board now."""
        if isinstance(self.course.launch, Thumb):
            return self.film.at(self.film.ticks)
        return self.film.at(min(max(self.frame - self.lead, 0), self.film.ticks))

    @property
    def falls(self) -> Sequence[Fall]:
        """What has passed the edge by now."""
        return [each for each in self.course.flat.falls if each.time <= self.seconds]

    @property
    def gone(self) -> set[Key]:
        """Which checkers have gone off by now."""
        off = {self.course.before[each.disc].key for each in self.falls}
        flight = self.course.flight
        if flight is not None and flight.prisoner and self.seconds >= 0.0:
            off.add(flight.prisoner)
        return off

    @property
    def turned(self) -> set[Face]:
        """What has become of checkers by now that tipped: other faces than they had.

        One that goes off in the same strike has turned for nothing: it never plays for another
        seat, and counts for the one that played it as the strike began (K05).
        """
        before, now = self.course.before, self.seconds
        kept = {each.key for each in self.course.rest}
        faces = {tip.disc: tip.face for tip in self.course.tips if tip.time + tip.seconds <= now}
        changed = {disc: face for disc, face in faces.items() if before[disc].face != face}
        return {face for disc, face in changed.items() if before[disc].key in kept}

    @property
    def is_over(self) -> bool:
        """Whether everything rests."""
        return self.frame >= self.frames

    def advance(self, frames: int, play: Play) -> bool:
        """So many frames on, with what is heard meanwhile; whether the picture changed."""
        if self.is_over:
            return False
        since, was = self.seconds, self.frame
        self.frame = min(self.frame + frames, self.frames)
        if was == 0:
            self._begin(play)
        if was < FLIGHT_FRAMES <= self.frame and self.course.flight is not None:
            play(Cue.CLACK_HARD if self.course.flight.prisoner else Cue.PUT_DOWN, 0)
        self._sound(since if was else -1.0, self.seconds, play)
        return True

    def finish(self) -> None:
        """Be at the end at once."""
        self.frame = self.frames

    def _begin(self, play: Play) -> None:
        launch = self.course.launch
        if isinstance(launch, Strike):
            play(Cue.SLIDE, 0)
        elif isinstance(launch, Breaths):
            play(Cue.BLOW, max(launch.white, launch.black) * 3 // 100)
        else:
            play(Cue.CLACK_SOFT, 0)

    def _sound(self, since: float, until: float, play: Play) -> None:
        """What happens from one time, itself not, to another; of many clacks the hardest."""
        flat = self.course.flat
        hits = [each for each in flat.impacts if since < each.time <= until]
        if hits:
            hardest = max(hits, key=lambda each: each.strength)
            play(clack(hardest.strength), hardest.other % 4)
        if any(since < each.time <= until for each in flat.falls):
            play(Cue.FALL, 0)


def lead_of(launch: Launch) -> int:
    """How many frames a launch is seen from near by."""
    if isinstance(launch, Thumb):
        return FLIGHT_FRAMES + LANDED_FRAMES
    return PUFF_TICKS + LEAN_FRAMES if isinstance(launch, Breaths) else 0


def clack(strength: float) -> Cue:
    """How an impact sounds, by its strength in mm/s."""
    if strength >= HARD:
        return Cue.CLACK_HARD
    return Cue.CLACK if strength >= MEDIUM else Cue.CLACK_SOFT
