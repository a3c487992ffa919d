import type { Canvas } from "./canvas.ts";
import { FLAT } from "./palette.ts";

/** Fills gaps of one unit inside the body: they would look like specks. */
export function fillSpecks(canvas: Canvas): void {
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
export function drawRim(canvas: Canvas): void {
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
