import { expect, test } from "vitest";
import type { GameEvent } from "../src/game/model";
import { explainingRow, explainingRows } from "../src/rulebook/explaining-row";

const taken: GameEvent = { event: "tile_taken", seat: 0, tile: 23, total: 23 };
const ones: GameEvent = { event: "face_set_aside", seat: 0, face: "1", count: 2, total: 2 };
const bratworm: GameEvent = { event: "bratworm_taken", seat: 0, source: null };
const moved: GameEvent = { event: "specialist_moved", specialist: "raven", tile: 13 };
const returned: GameEvent = { event: "tile_returned", seat: 0, tile: 36 };
const turned: GameEvent = { event: "tile_turned", tile: 36 };

test("a Bratworm is explained by what brought it", () => {
  expect(explainingRow(bratworm, [ones])).toBe("A7");
  expect(explainingRow(bratworm, [taken])).toBe("D3");
  expect(explainingRow({ ...bratworm, source: 1 }, [ones])).toBe("E2");
});

test("a specialist that moves is explained by what made it move", () => {
  expect(explainingRow(moved, [taken, bratworm])).toBe("D3");
  expect(explainingRow(moved, [returned, turned])).toBe("F3");
});

test("a tile that is turned although it was just returned is explained by the table option", () => {
  expect(explainingRow(turned, [returned])).toBe("option-returned_highest");
  expect(explainingRow({ ...turned, tile: 35 }, [returned])).toBe("F3");
});

test("stealing is explained by a rule of both editions", () => {
  const stolen: GameEvent = { event: "tile_stolen", seat: 0, tile: 25, source: 1 };
  expect(explainingRow(stolen, [])).toBe("C2");
});

test("a specialist that comes with a theft is explained by what was stolen", () => {
  const gained: GameEvent = {
    event: "specialist_gained",
    seat: 0,
    specialist: "hen",
    source: 1,
  };
  const theft = { seat: 0, tile: 25, source: 1 };
  expect(explainingRow(gained, [{ event: "tile_defended", ...theft }])).toBe("D5");
  expect(explainingRow(gained, [{ event: "tile_stolen", ...theft }])).toBe("D4");
  expect(explainingRow({ ...gained, source: null }, [taken])).toBe("D2");
});

test("a line is explained by the events of its own turn", () => {
  const lines = [
    { turn: 1, event: taken },
    { turn: 1, event: null }, // somebody left
    { turn: 1, event: bratworm },
    { turn: 2, event: bratworm },
  ];
  expect([...explainingRows(lines).values()]).toEqual(["C1", "D3", "A7"]);
});
