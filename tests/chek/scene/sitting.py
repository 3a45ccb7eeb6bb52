"""A Chek match on a handheld in memory: any position, real pads, a journal that remembers."""

from typing import Any

from chek import CARD
from chek.editions import EDITIONS
from chek.notation import ChekNotation
from chek.rules import Chek, complete_options
from chek.scene.board import BoardScene
from chek.scene.play.chaining import Chaining
from chek.scene.play.intents import Marks
from chek.scene.play.pairing import Pairing
from chek.scene.play.picking import Picking
from chek.scene.play.sitting import Sitting
from chek.scene.title import TitleScene
from chek.state import State
from engine.core.codec import Envelope
from engine.core.match import from_start
from engine.core.thinker import Thinker
from engine.device.pad import Button
from tests.engine.driving import Driver, Scribe, Written, make_console
from tests.engine.fakes import FakeShelf
from tests.engine.keeping import Journal, Shelf

NOTATION = ChekNotation()
FOUR = "2NN1N2/3N4/W3N2E/1W4E1/W1WN1E1E/W3S2E/5S2/1S4S1 W - 2,1,1,1 0"
DUEL = "1N3N2/5N2/8/2N1N3/1S1S4/2S1S1S1/8/1S5S {} - 2,3 {}"
YOU, CPU = "human", "cpu:2"
CHAIN = "2NN1N2/1N1N4/2W1N2E/2W1SE2/1W1W1S1E/W6E/3SS3/1S4S1 W Wc6 2,1,1,1 0"
ONE_EACH = "8/3N4/8/1S6/8/8/8/8 S - 7,7 3"


class BoardDriver(Driver):
    """A driver with a match of Chek on top, and short words for what is asked of it."""

    def __init__(
        self, console: Any, scene: BoardScene, journal: Journal, *, docked: bool = False
    ) -> None:
        self.board = scene
        self.journal = journal
        super().__init__(console, scene, docked=docked)
        self.rest(4)

    @property
    def state(self) -> State:
        return self.board._play.state

    @property
    def truth(self) -> State:
        """The state at the table, shown already or not."""
        return self.board._sitting.table.match.state

    @property
    def hand(self) -> str:
        phase = self.board._phase
        assert isinstance(phase, Picking | Pairing | Chaining)
        return self.state.setup.board.name(phase.at)

    @property
    def box(self) -> str:
        marks = self.marks()
        return self.state.setup.board.name(marks.box)

    def marks(self) -> Marks:
        """What lies on the board, whoever acts."""
        phase = self.board._phase
        marks = phase.marks() if phase else None
        assert marks is not None
        return marks

    @property
    def position(self) -> str:
        return NOTATION.format_position(self.state)

    def find(self, name: str) -> None:
        """Turn the crank until the hand is on a cell."""
        for _step in range(40):
            if self.hand == name:
                return
            self.turn(18)
        raise AssertionError(f"the hand never comes to {name}")

    def aim(self, name: str) -> None:
        """Turn the crank until the box is on a cell."""
        for _step in range(40):
            if self.box == name:
                return
            self.turn(18)
        raise AssertionError(f"the box never comes to {name}")

    def play(self, source: str, target: str) -> None:
        """A move or an attack, from picking to rest."""
        self.find(source)
        self.press(Button.A)
        self.aim(target)
        self.press(Button.A)
        self.settle()

    def play_slow(self, source: str, target: str) -> None:
        """The same where somebody else then thinks, so that it never comes to rest."""
        self.find(source)
        self.press(Button.A)
        self.aim(target)
        self.press(Button.A)
        self.rest(20)

    def count_ticks(self) -> int:
        """Let everything that moves come to rest; how many ticks that took."""
        ticks = 0
        while not self.top.is_still:
            self.tick()
            ticks += 1
            assert ticks < 600, "it never comes to rest"
        return ticks


def sit(
    position: str,
    *,
    seed: int = 3,
    names: tuple[str, ...] = (),
    players: tuple[str, ...] = (),
    shelf: FakeShelf | None = None,
    thinker: Thinker | None = None,
    docked: bool = False,
    edition: str = "standard",
    **settings: Any,
) -> BoardDriver:
    """A match that stands at a position, gone on with; `players` sit there, or people."""
    state = NOTATION.parse_position(position, {"edition": edition})
    console = make_console(shelf or Shelf(), cards=(CARD,), **settings)
    console.thinker = thinker or console.thinker
    journal = Journal()
    seats = state.setup.seats
    layout = next(each.name for each in EDITIONS[edition].layouts if each.seats == seats)
    envelope = Envelope(
        format=1,
        slug="chek",
        rules_version=Chek.rules_version,
        options=complete_options({"edition": edition, "layout": layout, "size": state.setup.size}),
        names=(*names, "", "", "", "")[:seats],
        seats=players or ("human",) * seats,
        seed=seed,
        created="2026-11-30 21:40",
        position=position,
    )
    sitting = Sitting(from_start(state, seed), journal, envelope)
    return BoardDriver(console, BoardScene(console, sitting), journal, docked=docked)


def sit_new(options: dict[str, Any], players: tuple[str, ...] = (), **settings: Any) -> BoardDriver:
    """A new match, whose first entries are told from the start."""
    shelf = Shelf()
    console = make_console(shelf, cards=(CARD,), **settings)
    scene = CARD.make_new(console, options, players)
    return BoardDriver(console, scene, shelf.journals[-1])


def title_row(driver: Driver, key: str) -> None:
    """Move the title's bar to a row, a button or the saved games, by the D-pad."""
    title = driver.top
    assert isinstance(title, TitleScene)
    while title._key != key:
        driver.press(Button.DOWN)


def written(driver: BoardDriver) -> list[Written]:
    """Every string on the screen, those of the kept backdrop too."""
    backdrop, scribe = driver.board._picture._backdrop, Scribe()
    canvas, backdrop._canvas, backdrop._still = backdrop._canvas, scribe, None
    driver.stage.draw(scribe)
    backdrop._canvas = canvas
    return [each for each in scribe.written if each.text]


def words(driver: BoardDriver) -> list[str]:
    """What is written on the screen now."""
    return [each.text for each in written(driver)]


def against_cpu(turn: str = "S", quiet: int = 0, **options: Any) -> BoardDriver:
    """South is a person, North the CPU."""
    return sit(DUEL.format(turn, quiet), players=(YOU, CPU), **options)
