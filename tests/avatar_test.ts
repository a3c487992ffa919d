import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { crc32, inflateSync } from "node:zlib";
import { figureParts } from "../lib/content/figure.ts";
import type { Avatar, Gesture } from "../lib/graphics/avatar.ts";
import { drawAvatar } from "@foyer/graphics";
import { posed } from "./support/painted.ts";

const FIGURE = "hd-180-1.hr-100-61.ch-210-66.lg-270-82.sh-290-91";
const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];
const GESTURES: Gesture[] = ["nrm", "sml", "sad", "srp", "spk", "eyb"];
const COVERED = "hd-180-1.hr-828-61.ha-1002-62.ea-1406-62.fa-1200-61";

function draw(avatar: Partial<Avatar> = {}): Uint8Array<ArrayBuffer> {
  return drawAvatar(posed(FIGURE, { direction: 2, ...avatar }));
}

function distinct(avatars: Partial<Avatar>[]): number {
  return new Set(avatars.map((avatar) => draw(avatar).toBase64())).size;
}

interface Chunk {
  type: string;
  data: Uint8Array;
  crc: number;
  expected: number;
}

function chunks(png: Uint8Array): Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset);
  const found: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + view.getUint32(at);
    found.push({
      type: new TextDecoder().decode(png.subarray(at + 4, at + 8)),
      data: png.subarray(at + 8, end),
      crc: view.getUint32(end),
      expected: crc32(png.subarray(at + 4, end)),
    });
    at = end + 4;
  }
  return found;
}

function dataOf(png: Uint8Array, type: string): Uint8Array {
  const chunk = chunks(png).find((chunk) => chunk.type === type);
  assert(chunk, `Expected a chunk ${type}`);
  return chunk.data;
}

function pixelsOf(png: Uint8Array): Uint8Array {
  return inflateSync(dataOf(png, "IDAT"));
}

function sizeOf(png: Uint8Array): { width: number; height: number } {
  const { buffer, byteOffset } = dataOf(png, "IHDR");
  const view = new DataView(buffer, byteOffset);
  return { width: view.getUint32(0), height: view.getUint32(4) };
}

for (const size of ["n", "l"] as const) {
  Deno.test(`drawAvatar() of size ${size} is a valid indexed PNG`, () => {
    const png = draw({ size });
    const { width, height } = sizeOf(png);
    assertEquals(
      [...png.subarray(0, 8)],
      [137, 80, 78, 71, 13, 10, 26, 10],
    );
    assertEquals(
      chunks(png).map(({ type }) => type),
      ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"],
    );
    for (const { crc, expected } of chunks(png)) assertEquals(crc, expected);
    assertEquals([...dataOf(png, "IHDR").subarray(8)], [8, 3, 0, 0, 0]);
    const lines = pixelsOf(png);
    assertEquals(lines.length, (width + 1) * height);
    const colours = dataOf(png, "PLTE").length / 3;
    assert(lines.every((index) => index < colours));
  });
}

Deno.test("drawAvatar() leaves the background transparent", () => {
  const png = draw();
  const [corner] = pixelsOf(png).subarray(1);
  assertEquals(corner, 0);
  assertEquals(dataOf(png, "tRNS")[0], 0);
});

Deno.test("drawAvatar() draws the same bytes each time", () => {
  assertEquals(draw(), draw());
});

Deno.test("drawAvatar() draws l wider and taller than n", () => {
  const [small, large] = [sizeOf(draw()), sizeOf(draw({ size: "l" }))];
  assert(large.width > small.width);
  assert(large.height > small.height);
});

Deno.test("drawAvatar() draws each direction differently, mirrored ones too", () => {
  assertEquals(distinct(DIRECTIONS.map((direction) => ({ direction }))), 8);
});

Deno.test("drawAvatar() turns the head on its own", () => {
  const heads = DIRECTIONS.map((headDirection) => ({ headDirection }));
  assertEquals(distinct(heads), 8);
});

for (const figure of [FIGURE, COVERED]) {
  Deno.test(`drawAvatar() shows each gesture of ${figure}`, () => {
    const faces = GESTURES.map((gesture) => ({ figure, gesture }));
    assertEquals(distinct(faces), 6);
  });
}

for (const action of ["wlk", "wav"]) {
  for (const direction of DIRECTIONS) {
    Deno.test(`drawAvatar() moves in all frames of ${action}, direction ${direction}`, () => {
      const frames = [0, 1, 2, 3].map((frame) => ({
        action,
        frame,
        direction,
      }));
      assertEquals(distinct(frames), 4);
    });
  }
}

const FRAMES = { std: 1, wlk: 4, sit: 1, wav: 4, blow: 1 };

Deno.test("drawAvatar() starts over after the last frame", () => {
  for (const action of ["std", "wlk", "sit", "wav"] as const) {
    const frame = 1;
    const later = frame + FRAMES[action] * 3;
    assertEquals(draw({ action, frame }), draw({ action, frame: later }));
  }
});

Deno.test("drawAvatar() holds each action differently", () => {
  const actions = ["std", "wlk", "sit", "wav"];
  assertEquals(distinct(actions.map((action) => ({ action }))), 4);
});

Deno.test("drawAvatar() takes the first action it knows", () => {
  assertEquals(draw({ action: "crr=667,sit,wlk" }), draw({ action: "sit" }));
  assertEquals(draw({ action: "wave=1" }), draw({ action: "wav" }));
  assertEquals(draw({ action: "mv" }), draw({ action: "wlk" }));
  assertEquals(draw({ action: "blow" }), draw({ action: "std" }));
});

Deno.test("drawAvatar() draws each frame of an action differently", () => {
  for (const [action, count] of Object.entries(FRAMES)) {
    const frames = Array.from({ length: 9 }, (_, frame) => ({ action, frame }));
    assertEquals(distinct(frames), count, action);
  }
});

Deno.test("drawAvatar() draws random figures differently", () => {
  const figures = Array.from({ length: 20 }, randomFigure);
  const expected = new Set(figures).size;
  assertEquals(distinct(figures.map((figure) => ({ figure }))), expected);
});

Deno.test("drawAvatar() draws figures apart that differ in one number", () => {
  const figures = Array.from(
    { length: 20 },
    (_, i) => ({ figure: `hd-180-1.hr-100-${i}.ch-210-66` }),
  );
  assertEquals(distinct(figures), 20);
});

Deno.test("drawAvatar() draws on nobody what the figure does not name", () => {
  const plain = draw();
  for (let i = 0; i < 20; i++) {
    assertEquals(
      pixelsOf(draw({ figure: `${FIGURE}.zz-${i}` })),
      pixelsOf(plain),
    );
  }
  const worn = [0, 1, 2].map((set) => ({ figure: `${FIGURE}.ca-${set}-1` }));
  assertEquals(distinct([{}, ...worn]), 4);
});

Deno.test("drawAvatar() dresses a figure that names no clothes", () => {
  assertNotEquals(draw({ figure: "hd-1" }), draw({ figure: "hd-2" }));
});

Deno.test("drawAvatar() draws every kind of part at its largest number", () => {
  const types = "hd hr ha he ea fa ch ca cc cp lg wa sh zz".split(" ");
  const figure = types.map((type) => `${type}-99999999-99999999--0-`).join(".");
  for (const direction of DIRECTIONS) {
    assertEquals(sizeOf(draw({ figure, direction })), sizeOf(draw()));
  }
});

Deno.test("figureParts() reads types, set ids and colours", () => {
  assertEquals(figureParts("hd-180-1.hr-100--61.ch-0"), [
    { type: "hd", setId: 180, colours: [1] },
    { type: "hr", setId: 100, colours: [null, 61] },
    { type: "ch", setId: 0, colours: [] },
  ]);
});

function randomFigure(): string {
  const number = (below: number) => Math.floor(Math.random() * below);
  return ["hd", "hr", "ch", "lg", "sh", "ha", "xx"]
    .map((type) => `${type}-${number(4000)}-${number(120)}`)
    .join(".");
}
