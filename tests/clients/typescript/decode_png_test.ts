import { assertEquals } from "@std/assert";
import { decodePng } from "../../../clients/typescript/cli/picture/decode_png.ts";
import { makePng, type PngInit } from "./make_png.ts";

/** Two pixels of each type and depth, and what they are. */
const PIXELS: [what: string, init: PngInit, pixels: number[][]][] = [
  ["grey of 1 bit", {
    colourType: 0,
    bitDepth: 1,
    lines: bytes(0, 0b01_000000),
  }, [grey(0), grey(255)]],
  ["grey of 2 bits", {
    colourType: 0,
    bitDepth: 2,
    lines: bytes(0, 0b01_10_0000),
  }, [grey(85), grey(170)]],
  ["grey of 4 bits", { colourType: 0, bitDepth: 4, lines: bytes(0, 0x1f) }, [
    grey(17),
    grey(255),
  ]],
  ["grey of 8 bits", { colourType: 0, lines: bytes(0, 3, 4) }, [
    grey(3),
    grey(4),
  ]],
  ["grey of 16 bits", {
    colourType: 0,
    bitDepth: 16,
    lines: bytes(0, 3, 99, 4, 99),
  }, [grey(3), grey(4)]],
  ["grey with opacity", { colourType: 4, lines: bytes(0, 3, 9, 4, 8) }, [
    grey(3, 9),
    grey(4, 8),
  ]],
  ["colours", { colourType: 2, lines: bytes(0, 1, 2, 3, 4, 5, 6) }, [[
    1,
    2,
    3,
    255,
  ], [4, 5, 6, 255]]],
  ["colours of 16 bits", {
    colourType: 2,
    bitDepth: 16,
    lines: bytes(0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0),
  }, [[1, 2, 3, 255], [4, 5, 6, 255]]],
  ["colours with opacity", {
    colourType: 6,
    lines: bytes(0, 1, 2, 3, 4, 5, 6, 7, 8),
  }, [[1, 2, 3, 4], [5, 6, 7, 8]]],
  ["a palette of 4 bits", {
    colourType: 3,
    bitDepth: 4,
    palette: [1, 2, 3, 4, 5, 6],
    alpha: [7],
    lines: bytes(0, 0x10),
  }, [[4, 5, 6, 255], [1, 2, 3, 7]]],
  ["a palette without the index", {
    colourType: 3,
    palette: [1, 2, 3],
    lines: bytes(0, 0, 9),
  }, [[1, 2, 3, 255], [0, 0, 0, 255]]],
];

for (const [what, init, pixels] of PIXELS) {
  Deno.test(`decodePng() reads ${what}`, async () => {
    const picture = await decodePng(makePng({ width: 2, ...init }));
    assertEquals([...picture.bytes], pixels.flat());
  });
}

Deno.test("decodePng() undoes every filter, each as the standard defines it", async () => {
  const width = 5;
  const rows = Array.from(
    { length: 10 },
    (_, y) =>
      Array.from(
        { length: 3 * width },
        (_, i) => (y * 97 + i * 31 + i * i * y) % 256,
      ),
  );
  const lines = rows.flatMap((row, y) => {
    const filter = y % 5;
    return [filter, ...filtered(filter, row, rows[y - 1] ?? [])];
  });
  const png = makePng({
    width,
    height: rows.length,
    lines: Uint8Array.from(lines),
  });
  const { bytes } = await decodePng(png);
  assertEquals([...bytes].filter((_, i) => i % 4 < 3), rows.flat());
});

/** A scan line of three bytes a pixel as an encoder writes it. */
function filtered(filter: number, row: number[], above: number[]): number[] {
  return row.map((byte, i) => {
    const [left, up, upLeft] = [
      row[i - 3] ?? 0,
      above[i] ?? 0,
      above[i - 3] ?? 0,
    ];
    const guess = left + up - upLeft;
    const nearest = [left, up, upLeft].toSorted((a, b) =>
      Math.abs(guess - a) - Math.abs(guess - b)
    )[0] ?? 0;
    const predicted = [0, left, up, Math.floor((left + up) / 2), nearest];
    return (byte - (predicted[filter] ?? 0) + 256) % 256;
  });
}

function bytes(...all: number[]): Uint8Array {
  return Uint8Array.from(all);
}

function grey(value: number, opacity = 255): number[] {
  return [value, value, value, opacity];
}
