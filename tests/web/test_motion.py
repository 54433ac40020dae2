"""What others do can be followed, measured on the frames that a browser really draws."""

from itertools import pairwise
from typing import Any

from tests.web.conftest import PHONE, OpenPage
from tests.web.serving import Server

# Per frame: the dice in the tray before they are sorted, and whatever could give them away.
WATCH = """(wanted) => new Promise((resolve) => {
  const frames = [];
  let rolls = 0;
  const look = (at) => {
    const dice = [...document.querySelectorAll(".tray .thrown span.die")];
    const tray = document.querySelector(".tray").getBoundingClientRect();
    if (dice.length && !frames.at(-1)?.dice.length) rolls++;
    frames.push({
      at,
      dice: dice.map((die) => {
        const box = die.getBoundingClientRect();
        const pips = die.querySelectorAll("circle").length;
        return [box.x - tray.x, box.y - tray.y, box.width, pips];
      }),
      label: document.querySelector(".thrown")?.getAttribute("aria-label") ?? "",
      keys: document.querySelectorAll(".thrown [data-key]").length,
      groups: document.querySelectorAll(".tray .group").length,
      chosen: document.querySelectorAll(".tray .chosen").length,
      buttons: document.querySelectorAll("button.group:enabled, .actions .choices button").length,
      lit: document.querySelectorAll(".grill .lit").length,
      strip: document.querySelector(".strip .text")?.textContent ?? "",
      announced: document.querySelector("[role=status]")?.textContent ?? "",
    });
    if (rolls > wanted) resolve(frames);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""

GIVEAWAYS = ("label", "keys", "groups", "chosen", "buttons", "lit", "strip", "announced")


def rolls(frames: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The frames of every roll that was seen from its throw to its sorting, one more at the end."""
    found: list[list[dict[str, Any]]] = []
    for before, frame in pairwise(frames):
        if frame["dice"] and not before["dice"]:
            found.append([frame])
        elif found and (frame["dice"] or before["dice"]):
            found[-1].append(frame)
    return [roll for roll in found if not roll[-1]["dice"]]


def moved(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return any(
        abs(a - b) > 0.5
        for die, later in zip(one["dice"], other["dice"], strict=True)
        for a, b in zip(die, later, strict=True)
    )


def still_since(roll: list[dict[str, Any]]) -> int:
    """The index of the first frame after which no die moves or changes any more."""
    return max(
        (
            index
            for index, (one, other) in enumerate(pairwise(roll[:-1]), start=1)
            if moved(one, other)
        ),
        default=0,
    )


def test_every_roll_of_a_bot_can_be_read_and_nothing_gives_it_away(
    server: Server, open_page: OpenPage
) -> None:
    token = server.ask("POST", "/api/identity", {"name": "Tester"})["token"]
    bots = ["cautious", "cautious", "normal"]
    body = {"settings": {"seats": 3}, "bots": bots, "sit": False}
    code = server.ask("POST", "/api/tables", body, token)["code"]
    page = open_page(f"{server.url}#/table/{code}", PHONE, motion=True, token=token)
    page.get_by_role("button", name="Start with 3 players").click()
    page.wait_for_selector(".tray")
    seen = rolls(page.evaluate(WATCH, 5))
    assert len(seen) >= 4
    for roll in seen:
        still = still_since(roll)
        tumbling, resting, sorted_ = roll[:still], roll[still:-1], roll[-1]
        # It lies still and readable before anything moves.
        assert sorted_["at"] - resting[0]["at"] >= 700
        # It tumbles first, showing faces that are not the result.
        assert 200 <= resting[0]["at"] - roll[0]["at"] <= 1500
        final = [die[3] for die in resting[-1]["dice"]]
        shown = [[die[3] for die in frame["dice"]] for frame in tumbling]
        assert any(faces != final for faces in shown)
        # Nothing tells the result while a die is moving.
        assert {tuple(frame[each] for each in GIVEAWAYS) for frame in tumbling} == {
            tuple(roll[0][each] for each in GIVEAWAYS)
        }
        assert (roll[0]["keys"], roll[0]["groups"], roll[0]["chosen"]) == (0, 0, 0)
        assert roll[0]["label"] == "The dice are rolling…"
        assert resting[-1]["label"] != roll[0]["label"]
        if len(final) > 2:  # scattered: no two at the same height
            assert len({round(die[1]) for die in resting[-1]["dice"]}) > len(final) / 2
    # They settle one by one: fewer and fewer dice move.
    longest = max(seen, key=lambda roll: len(roll[0]["dice"]))
    assert settling(longest) >= len(longest[0]["dice"]) / 2
    # They neither lie nor are thrown in the order of their faces.
    many = [roll[-2]["dice"] for roll in seen if len(roll[0]["dice"]) > 4]
    orders = [[pips or 6 for *_, pips in dice] for dice in many]
    assert any(order != sorted(order) for order in orders)


def settling(roll: list[dict[str, Any]]) -> int:
    """At how many different moments a die came to lie still."""
    ends = set()
    for die in range(len(roll[0]["dice"])):
        track = [frame["dice"][die] for frame in roll[:-1]]
        ends.add(max(index for index, place in enumerate(track) if place != track[-1]))
    return len(ends)
