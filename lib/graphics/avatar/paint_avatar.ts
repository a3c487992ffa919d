import { drawArm, drawLeg, drawSeat, drawSkirt } from "./limbs.ts";
import type { Avatar } from "../avatar.ts";
import { Canvas, type Layer } from "./canvas.ts";
import { drawHead } from "./head.ts";
import { type Body, lookOf } from "./look.ts";
import { FLAT, paletteOf } from "./palette.ts";
import type { Pixels } from "./png.ts";
import { bodyTurn, ellipse, headTurn, project } from "./geometry.ts";
import { poseOf } from "./pose.ts";
import { drawTrunk } from "./trunk.ts";

/** Pixels of a person. The same avatar always gives the same pixels. */
export function paintAvatar(avatar: Avatar): Pixels {
  const look = lookOf(avatar.figure);
  const turn = bodyTurn(avatar.direction);
  const body = { look, pose: poseOf(avatar, turn), turn };
  const canvas = new Canvas(avatar.size === "l" ? 2 : 1);
  const layers = [
    ...drawBody(body),
    ...drawHead(
      { ...body, turn: headTurn(avatar.headDirection) },
      avatar.gesture,
    ),
  ].sort((a, b) => a.depth - b.depth);
  for (const { draw } of layers) draw(canvas);
  fillSpecks(canvas);
  drawRim(canvas);
  return { image: canvas, palette: paletteOf(look.colours) };
}

/** Everything below the head. */
function drawBody(body: Body): Layer[] {
  return [
    drawShadow(),
    ...body.pose.legs.map((leg) => drawLeg(body, leg)),
    ...drawSeat(body),
    ...drawSkirt(body),
    drawTrunk(body),
    ...body.pose.arms.map((arm, i) => drawArm(body, arm, i === 1)),
  ];
}

function drawShadow(): Layer {
  const ground = project({ x: 0, y: 0, z: 0 }, 0);
  return {
    depth: -100,
    draw: (canvas) => canvas.fill(FLAT.shadow, ellipse(ground, 15, 6)),
  };
}

/** Fills gaps of one unit inside the body: they would look like specks. */
function fillSpecks(canvas: Canvas): void {
  const { pixels, scale } = canvas;
  canvas.eachPixel(canvas.bounds, (i, x, y) => {
    if (isBody(canvas, x, y)) return;
    const gap = (dx: number, dy: number) => gapLength(canvas, x, y, dx, dy);
    const isSpeck = gap(1, 0) + gap(-1, 0) <= scale + 1 &&
      gap(0, 1) + gap(0, -1) <= scale + 1;
    if (isSpeck) pixels[i] = pixels[i - 1] ?? FLAT.clear;
  });
}

/** Draws a light line around the body, which parts dark hair from a dark page. */
function drawRim(canvas: Canvas): void {
  const { pixels, scale } = canvas;
  canvas.eachPixel(canvas.bounds, (i, x, y) => {
    const isBeside = isBody(canvas, x - scale, y) ||
      isBody(canvas, x + scale, y) || isBody(canvas, x, y - scale) ||
      isBody(canvas, x, y + scale);
    if (isBeside && pixels[i] === FLAT.clear) pixels[i] = FLAT.rim;
  });
}

/** Counts pixels of ground from here on, up to `scale` and one more. */
function gapLength(
  canvas: Canvas,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  let count = 0;
  while (
    count <= canvas.scale && !isBody(canvas, x + count * dx, y + count * dy)
  ) {
    count++;
  }
  return count;
}

function isBody({ width, pixels }: Canvas, x: number, y: number): boolean {
  if (x < 0 || x >= width || y < 0) return false;
  return (pixels[y * width + x] ?? FLAT.clear) > FLAT.rim;
}
