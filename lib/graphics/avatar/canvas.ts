import { HEIGHT, WIDTH } from "../avatar.ts";
import { Mask } from "./mask.ts";
import {
  FLAT,
  type Flat,
  type Material,
  redye,
  shade,
  TONE,
  type Tone,
} from "./palette.ts";
import type { Box, Shape } from "./geometry.ts";

/** A part of the picture. Nearer parts are drawn later. */
export interface Layer {
  depth: number;
  draw(canvas: Canvas): void;
}

/** Palette indexes, `scale` pixels to the unit. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly bounds: Box;
  readonly pixels: Uint8Array;
  readonly #mask: Mask;

  constructor(readonly scale: number) {
    this.width = WIDTH * scale;
    this.height = HEIGHT * scale;
    this.bounds = { left: 0, top: 0, right: this.width, bottom: this.height };
    this.pixels = new Uint8Array(this.width * this.height);
    this.#mask = new Mask(scale);
  }

  /** Draws the shapes as one body: outlined, lit from the upper left. */
  paint(material: Material, ...shapes: Shape[]): void {
    const area = union(shapes.map((shape) => this.#mark(shape)));
    const outline = shade(material, TONE.outline);
    this.#mask.keepBlocks(area);
    this.eachPixel(area, (i, x, y) => {
      if (this.#mask.has(x, y)) this.pixels[i] = outline + this.#tone(x, y);
    });
    this.#mask.clear(area);
  }

  /** Draws the shapes in one colour, without an outline. */
  fill(colour: Flat, ...shapes: Shape[]): void {
    this.stain(() => colour, ...shapes);
  }

  /** Changes the material inside the shapes and keeps light and outline. */
  dye(from: Material, to: Material, ...shapes: Shape[]): void {
    this.stain((index) => redye(index, from, to), ...shapes);
  }

  /** Replaces each index inside the shapes, unless `become` returns undefined. */
  stain(become: (index: number) => number | undefined, ...shapes: Shape[]) {
    for (const shape of shapes) {
      this.eachPixel(this.#areaOf(shape), (i, x, y) => {
        if (!this.#covers(shape, x, y)) return;
        const index = this.pixels[i] ?? FLAT.clear;
        this.pixels[i] = become(index) ?? index;
      });
    }
  }

  eachPixel(area: Box, visit: (i: number, x: number, y: number) => void): void {
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        visit(y * this.width + x, x, y);
      }
    }
  }

  #mark(shape: Shape): Box {
    const area = this.#areaOf(shape);
    this.eachPixel(area, (i, x, y) => {
      if (this.#covers(shape, x, y)) this.#mask.mark(i);
    });
    return area;
  }

  #tone(x: number, y: number): Tone {
    const one = this.scale;
    const has = (dx: number, dy: number) =>
      this.#mask.has(x + dx * one, y + dy * one);
    const isInside = has(-1, 0) && has(1, 0) && has(0, -1) && has(0, 1);
    if (!isInside) return TONE.outline;
    if (!has(3, 0) || !has(1, 3)) return TONE.dark;
    return has(-2, 0) && has(0, -2) ? TONE.base : TONE.light;
  }

  #covers(shape: Shape, x: number, y: number): boolean {
    return shape.covers((x + 0.5) / this.scale, (y + 0.5) / this.scale);
  }

  #areaOf({ left, top, right, bottom }: Shape): Box {
    return {
      left: Math.max(0, Math.floor(left * this.scale)),
      top: Math.max(0, Math.floor(top * this.scale)),
      right: Math.min(this.width, Math.ceil(right * this.scale)),
      bottom: Math.min(this.height, Math.ceil(bottom * this.scale)),
    };
  }
}

function union(areas: Box[]): Box {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}
