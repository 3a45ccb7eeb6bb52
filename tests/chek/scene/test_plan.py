"""What the title sets up: what a player wishes outlives the editions that do not offer it."""

from chek.ownboards import parse_board
from chek.scene.own.keeping import Kept
from chek.scene.plan import Plan
from engine.device.cabinet import Paper

_TEXT = "Chek board Duel: S3N/5/5/5/N3S"
DUEL = Kept(Paper("boards/chek", "duel", _TEXT, _TEXT), parse_board(_TEXT))


def leafed(plan: Plan, edition: str) -> Plan:
    for _step in range(4):
        if plan.edition == edition:
            return plan
        plan = plan.changed("edition", 1)
    raise AssertionError(f"no edition {edition}")


def test_c24_layout_and_size_come_back_after_cards() -> None:
    plan = Plan(seats=4, layout="sides4", size=5)
    cards = leafed(plan, "nights")
    assert (cards.layout, cards.size) == ("cards4", 10)
    assert leafed(cards, "standard") == plan


def test_c24_an_own_board_comes_back_after_cards() -> None:
    plan = Plan(boards=(DUEL,)).playing(DUEL)
    assert plan.own == DUEL.board
    assert leafed(leafed(plan, "nights"), "standard") == plan


def test_c24_other_seats_chosen_among_cards_get_a_layout_of_theirs() -> None:
    cards = leafed(Plan(size=12), "nights").changed("seats", 1)
    assert (cards.layout, cards.size) == ("cards4", 10)
    plan = leafed(cards, "standard")
    assert (plan.seats, plan.layout, plan.size) == (4, "sides4", 12)


def test_c04_an_own_board_is_played_in_the_standard_edition_instead_of_with_cards() -> None:
    cards = leafed(Plan(boards=(DUEL,), size=12), "nights")
    plan = cards.playing(DUEL)
    assert (plan.edition, plan.own) == ("standard", DUEL.board)
    assert leafed(Plan(boards=(DUEL,)), "simple").playing(DUEL).edition == "simple"
