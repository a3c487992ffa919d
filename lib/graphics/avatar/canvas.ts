import { type Area, Mask } from "./mask.ts";
import {
  FLAT,
  type Flat,
  type Material,
  redye,
  shade,
  TONE,
  type Tone,
} from "./palette.ts";
import type { Shape } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";

/** A part of the picture; nearer ones are drawn later. */
export interface Layer {
  depth: number;
  draw(canvas: Canvas): void;
}

/** Palette indexes, `scale` pixels to the unit. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly #mask: Mask;

  constructor(readonly scale: number) {
    this.width = WIDTH * scale;
    this.height = HEIGHT * scale;
    this.pixels = new Uint8Array(this.width * this.height);
    this.#mask = new Mask(scale);
  }

  /** The shapes as one body: outlined, lit from the upper left. */
  paint(material: Material, ...shapes: Shape[]): void {
    const area = union(shapes.map((shape) => this.#mark(shape)));
    const outline = shade(material, TONE.outline);
    this.#mask.keepBlocks(area);
    this.#each(area, (i, x, y) => {
      if (this.#mask.has(x, y)) this.pixels[i] = outline + this.#tone(x, y);
    });
    this.#mask.clear(area);
  }

  /** The shapes in one colour, without an outline. */
  fill(colour: Flat, ...shapes: Shape[]): void {
    this.stain(() => colour, ...shapes);
  }

  /** Changes the material inside the shape and keeps light and outline. */
  dye(from: Material, to: Material, ...shapes: Shape[]): void {
    this.stain((index) => redye(index, from, to), ...shapes);
  }

  /** Changes each pixel of the shapes to what its index becomes, if anything. */
  stain(
    become: (index: number) => number | undefined,
    ...shapes: Shape[]
  ): void {
    for (const shape of shapes) {
      this.#each(this.#areaOf(shape), (i, x, y) => {
        if (!this.#covers(shape, x, y)) return;
        const index = this.pixels[i] ?? FLAT.clear;
        this.pixels[i] = become(index) ?? index;
      });
    }
  }

  /** Closes what is one unit of ground amid the body: it would be a speck. */
  seal(): void {
    const all = { left: 0, top: 0, right: this.width, bottom: this.height };
    this.#each(all, (i, x, y) => {
      if (this.#isBody(x, y)) return;
      const isSpeck = this.#ground(x, y, 1, 0) + this.#ground(x, y, -1, 0) <=
          this.scale + 1 &&
        this.#ground(x, y, 0, 1) + this.#ground(x, y, 0, -1) <= this.scale + 1;
      if (isSpeck) this.pixels[i] = this.pixels[i - 1] ?? FLAT.clear;
    });
  }

  /**
   * A light line around all that is drawn: not seen on a light ground, and on a
   * dark one what parts dark hair from it.
   */
  rim(): void {
    const one = this.scale;
    const all = { left: 0, top: 0, right: this.width, bottom: this.height };
    this.#each(all, (i, x, y) => {
      const isBeside = this.#isBody(x - one, y) || this.#isBody(x + one, y) ||
        this.#isBody(x, y - one) || this.#isBody(x, y + one);
      if (isBeside && this.pixels[i] === FLAT.clear) this.pixels[i] = FLAT.rim;
    });
  }

  /** How many pixels of ground there are from here on; no more are counted than matter. */
  #ground(x: number, y: number, dx: number, dy: number): number {
    let count = 0;
    while (
      count <= this.scale && !this.#isBody(x + count * dx, y + count * dy)
    ) {
      count++;
    }
    return count;
  }

  #isBody(x: number, y: number): boolean {
    if (x < 0 || x >= this.width || y < 0) return false;
    return (this.pixels[y * this.width + x] ?? FLAT.clear) > FLAT.rim;
  }

  #mark(shape: Shape): Area {
    const area = this.#areaOf(shape);
    this.#each(area, (i, x, y) => {
      if (this.#covers(shape, x, y)) this.#mask.mark(i);
    });
    return area;
  }

  #tone(x: number, y: number): Tone {
    const one = this.scale;
    if (!this.#around(x, y, one)) return TONE.outline;
    if (!this.#mask.has(x + 3 * one, y)) return TONE.dark;
    if (!this.#mask.has(x + one, y + 3 * one)) return TONE.dark;
    if (!this.#mask.has(x - 2 * one, y)) return TONE.light;
    return this.#mask.has(x, y - 2 * one) ? TONE.base : TONE.light;
  }

  #around(x: number, y: number, far: number): boolean {
    return this.#mask.has(x - far, y) && this.#mask.has(x + far, y) &&
      this.#mask.has(x, y - far) && this.#mask.has(x, y + far);
  }

  #covers(shape: Shape, x: number, y: number): boolean {
    return shape.covers((x + 0.5) / this.scale, (y + 0.5) / this.scale);
  }

  #areaOf({ left, top, right, bottom }: Shape): Area {
    return {
      left: Math.max(0, Math.floor(left * this.scale)),
      top: Math.max(0, Math.floor(top * this.scale)),
      right: Math.min(this.width, Math.ceil(right * this.scale)),
      bottom: Math.min(this.height, Math.ceil(bottom * this.scale)),
    };
  }

  #each(area: Area, visit: (i: number, x: number, y: number) => void): void {
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        visit(y * this.width + x, x, y);
      }
    }
  }
}

function union(areas: Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}
