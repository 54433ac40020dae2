import { expect, it } from "vitest";
import { groupedCode, typedTable } from "../src/words/table-code";

it("shows a code in two groups, and an old one as it is", () => {
  expect(groupedCode("K7WQ39MDTX")).toBe("K7WQ3 9MDTX");
  expect(groupedCode("L2UQK7")).toBe("L2UQK7");
});

it.each([
  ["k7wq3 9mdtx", "K7WQ39MDTX"],
  [" K7WQ3-9MDTX\n", "K7WQ39MDTX"],
  ["k7–wq–39–md–tx", "K7WQ39MDTX"],
  ["http://a.example/#/table/K7WQ39MDTX", "K7WQ39MDTX"],
  ["http://a.example/#/table/Ab-_cdEFGH123456?start", "Ab-_cdEFGH123456"],
  ["https://a.example/t/K7WQ39MDTX?lang=de", "K7WQ39MDTX"],
  ["https://a.example/g/Ab-_cdEFGH123456?lang=de", "Ab-_cdEFGH123456"],
  [" - ", ""],
])("reads %j as %j", (typed, wanted) => {
  expect(typedTable(typed)).toBe(wanted);
});
