import { assert, assertEquals } from "@std/assert";
import {
  cut,
  fill,
  pieces,
  widthOf,
} from "../../../clients/typescript/cli/terminal/width.ts";

const WIDTHS: [text: string, width: number][] = [
  ["", 0],
  ["Acme", 4],
  ["Grüße", 5],
  ["e\u0301te\u0301", 3],
  ["日本語", 6],
  ["ｱｲｳ", 3],
  ["Ａ１", 4],
  ["한국", 4],
  ["👋🏽", 2],
  ["👩‍👩‍👧‍👦", 2],
  ["🇨🇱", 2],
  ["☎", 1],
  ["☎️", 2],
  ["\u200b", 0],
  ["שלום", 4],
  ["2019–2023", 9],
];

for (const [text, width] of WIDTHS) {
  Deno.test(`widthOf() gives "${text}" ${width} columns`, () => {
    assertEquals(widthOf(text), width);
  });
}

const CUT: [text: string, columns: number, expected: string][] = [
  ["Acme", 4, "Acme"],
  ["Acme", 3, "Ac…"],
  ["Acme", 1, "…"],
  ["日本", 4, "日本"],
  ["日本", 3, "日…"],
  ["日本", 2, "…"],
  ["e\u0301e\u0301e\u0301", 2, "e\u0301…"],
  ["a👩‍👩‍👧‍👦b", 3, "a…"],
  ["a👩‍👩‍👧‍👦b", 4, "a👩‍👩‍👧‍👦b"],
];

for (const [text, columns, expected] of CUT) {
  Deno.test(`cut() leaves "${expected}" of "${text}" in ${columns} columns`, () => {
    assertEquals(cut(text, columns), expected);
  });
}

const PIECES: [text: string, columns: number, expected: string[]][] = [
  ["", 2, []],
  ["Acme", 3, ["Acm", "e"]],
  ["日本語", 5, ["日本", "語"]],
  ["日本", 1, ["日", "本"]],
  ["e\u0301e\u0301", 1, ["e\u0301", "e\u0301"]],
];

for (const [text, columns, expected] of PIECES) {
  Deno.test(`pieces() breaks "${text}" into ${columns} columns each`, () => {
    assertEquals(pieces(text, columns), expected);
  });
}

Deno.test("fill() fills up on either side, by columns and not by characters", () => {
  assertEquals(fill("日", 4), "日  ");
  assertEquals(fill("日", 4, true), "  日");
  assertEquals(fill("日本", 3), "日…");
});

Deno.test("cut() keeps no character with more marks than a script has", () => {
  const kept = cut(`a${"\u0301".repeat(10_000)}b`, 10);
  assert(kept.length < 10, String(kept.length));
});
