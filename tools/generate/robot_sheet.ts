import { encodePng } from "../../lib/graphics/avatar/png.ts";

// Robots that walk along the floor of the home page: a row for each protocol, four
// frames of walking to the left, four of waving. A page shows each pixel as four.

const WIDTH = 36;
const HEIGHT = 50;
const FRAMES = 8;
const PROTOCOLS = ["API", "MCP", "A2A"] as const;
type Protocol = typeof PROTOCOLS[number];

/** The antenna reaches above the origin, and the arm that waves is left of it. */
const ORIGIN = { x: 5, y: 4 };

const COLOURS = {
  none: [0, 0, 0],
  shadow: [42, 26, 62],
  outline: [58, 42, 68],
  cream: [231, 226, 214],
  light: [245, 239, 222],
  shade: [190, 181, 190],
  dark: [150, 140, 158],
  screen: [38, 48, 74],
  gleam: [56, 70, 104],
  mint: [127, 224, 196],
  red: [217, 83, 74],
  pink: [247, 150, 138],
  amber: [240, 181, 60],
  straw: [250, 216, 140],
  blue: [95, 167, 226],
  sea: [70, 130, 190],
  deep: [52, 104, 160],
} as const;
type Colour = keyof typeof COLOURS;

const NAMES = Object.keys(COLOURS);
const LAMPS = { API: "red", MCP: "amber", A2A: "blue" } as const;

/** Opacity of the first two colours. */
const ALPHA = [0, 46];

type Rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
) => void;

/** The picture `static/robots.png`. */
export function robotSheet(): Uint8Array<ArrayBuffer> {
  const width = WIDTH * FRAMES;
  const height = HEIGHT * PROTOCOLS.length;
  const pixels = new Uint8Array(width * height);
  PROTOCOLS.forEach((protocol, row) => {
    for (let frame = 0; frame < FRAMES; frame++) {
      const left = WIDTH * frame + ORIGIN.x;
      const top = HEIGHT * row + ORIGIN.y;
      drawRobot(protocol, frame, (x, y, w, h, colour) => {
        for (let j = y; j < y + h; j++) {
          const at = (top + j) * width + left + x;
          pixels.fill(NAMES.indexOf(colour), at, at + w);
        }
      });
    }
  });
  const rgb = Uint8Array.from(Object.values(COLOURS).flat());
  const palette = { rgb, alpha: Uint8Array.from(ALPHA) };
  return encodePng({ image: { width, height, pixels }, palette });
}

function drawRobot(protocol: Protocol, column: number, rect: Rect): void {
  const frame = column % 4;
  const isWaving = column >= 4;
  const lift = !isWaving && frame % 2 === 1 ? -1 : 0;
  [[6, 18], [4, 22], [4, 22], [6, 18]].forEach(([x = 0, w = 0], row) =>
    rect(x, 41 + row, w, 1, "shadow")
  );
  drawLegs(isWaving ? 0 : frame, lift, rect);
  box(rect, 7, 26 + lift, 16, 11, 2);
  rect(10, 29 + lift, 5, 1, "dark");
  rect(10, 31 + lift, 3, 1, "dark");
  rect(17, 30 + lift, 2, 2, LAMPS[protocol]);
  if (isWaving) box(rect, 20, 28, 4, 8, 1);
  else {
    box(rect, ARMS[frame] ?? 19, 28 + lift, 4, 8, 1);
    rect(5, 29 + lift, 3, 6, "outline");
    rect(6, 30 + lift, 1, 4, "cream");
  }
  ANTENNAE[protocol](11 + lift, rect);
  box(rect, 3, 11 + lift, 24, 15, 2);
  if (isWaving) drawArm(frame, rect);
  drawFace(lift, isWaving ? frame : undefined, rect);
  rect(24, 17 + lift, 3, 4, "outline");
  rect(25, 18 + lift, 1, 2, "dark");
}

const ARMS = [19, 20, 19, 17];

/** Place and lift of the far and the near foot, by frame. */
const FEET = [
  [[16, 0], [9, 0]],
  [[17, -2], [7, 0]],
  [[15, 0], [10, 0]],
  [[14, 0], [11, -2]],
];

function drawLegs(frame: number, lift: number, rect: Rect): void {
  FEET[frame]?.forEach(([x = 0, raised = 0], nth) => {
    rect(x + 1, 35 + lift, 3, 5 + raised - lift, "outline");
    rect(x + 2, 35 + lift, 1, 5 + raised - lift, "dark");
    const [base, light] = nth > 0
      ? ["cream", "light"] as const
      : ["shade", "cream"] as const;
    box(rect, x - 1, 39 + raised, 6, 4, 1, base, light);
  });
}

/** The near arm, raised. */
function drawArm(frame: number, rect: Rect): void {
  const lift = frame % 2 === 1 ? -2 : 0;
  rect(4, 28, 4, 2, "outline");
  box(rect, -1, 21 + lift, 4, 9 - lift, 1);
  box(rect, -2 - frame % 2, 18 + lift, 5, 5, 1);
}

/** Draws a smile on a waving robot, and a blink in the last frame. */
function drawFace(
  lift: number,
  waving: number | undefined,
  rect: Rect,
): void {
  rect(4, 14 + lift, 18, 9, "outline");
  rect(5, 15 + lift, 16, 7, "screen");
  rect(5, 15 + lift, 16, 1, "gleam");
  const blinks = waving === 3;
  for (const x of [7, 15]) {
    rect(x, 17 + lift + (blinks ? 1 : 0), 3, blinks ? 1 : 3, "mint");
  }
  if (waving === undefined) return;
  rect(10, 20, 1, 1, "mint");
  rect(11, 21, 3, 1, "mint");
  rect(14, 20, 1, 1, "mint");
}

/** A robot is told by its shape, not by its colour alone. */
const ANTENNAE: Record<Protocol, (top: number, rect: Rect) => void> = {
  // One mast with a ball.
  API(top, rect) {
    rect(14, top - 5, 1, 5, "outline");
    rect(12, top - 8, 5, 3, "outline");
    rect(13, top - 9, 3, 5, "outline");
    rect(13, top - 8, 3, 3, "red");
    rect(13, top - 8, 1, 1, "pink");
  },
  // Two prongs, like those of a plug.
  MCP(top, rect) {
    for (const x of [9, 18]) {
      rect(x, top - 3, 1, 3, "outline");
      rect(x - 1, top - 9, 3, 6, "outline");
      rect(x, top - 8, 1, 4, "amber");
      rect(x, top - 8, 1, 1, "straw");
    }
  },
  // A dish: it listens to other agents.
  A2A(top, rect) {
    rect(14, top - 3, 1, 3, "outline");
    [[8, 13], [8, 13], [9, 11], [11, 7]].forEach(([x = 0, w = 0], row) =>
      rect(x, top - 7 + row, w, 1, "outline")
    );
    rect(9, top - 7, 11, 1, "blue");
    rect(10, top - 6, 9, 1, "sea");
    rect(12, top - 5, 5, 1, "deep");
    rect(14, top - 12, 1, 5, "outline");
    rect(13, top - 11, 3, 1, "outline");
    rect(14, top - 11, 1, 1, "blue");
  },
};

/** A box with an outline, a light edge and a shaded one; `round` cuts its corners. */
function box(
  rect: Rect,
  x: number,
  y: number,
  w: number,
  h: number,
  round: 1 | 2,
  base: Colour = "cream",
  light: Colour = "light",
): void {
  const cut = round - 1;
  rect(x + round, y, w - 2 * round, h, "outline");
  rect(x, y + round, w, h - 2 * round, "outline");
  rect(x + 1, y + 1, w - 2, h - 2, base);
  rect(x + round, y + 1, w - 2 * round, 1, light);
  rect(x + 1, y + round, 1, h - 2 * round, light);
  if (w > 8) rect(x + w - 4, y + round, 3, h - 1 - round, "shade");
  else rect(x + w - 2, y + 1, 1, h - 2, "shade");
  if (cut === 0) return;
  for (const side of [x + 1, x + w - 2]) {
    for (const edge of [y + 1, y + h - 2]) rect(side, edge, 1, 1, "outline");
  }
}
