import type { Point } from "../iso.ts";
import { Material, Shape } from "./shapes.tsx";
import sprites from "./sprites.json" with { type: "json" };

type Name = keyof typeof sprites;

interface Props {
  name: Name;
  /** The point of the drawing that its coordinates are relative to. */
  at: Point;
  /** A class of `room.css` that changes the colour of its material. */
  colour?: string;
}

interface Part {
  of?: string;
  smooth?: boolean;
  /** Moved by `transform`, so that the text of its paths is the same at each place. */
  translated?: boolean;
  shapes: Shape[];
}

/** A drawing from `sprites.json`, which is not made of boxes. */
export function Sprite({ name, at, colour }: Props) {
  const parts: Part[] = sprites[name];
  return (
    <>
      {parts.map(({ of, smooth, translated, shapes }, nth) => {
        const drawn = shapes.map((shape, nth) => (
          <Shape key={nth} {...translated ? shape : placed(shape, at)} />
        ));
        if (!of) return drawn;
        return (
          <Material
            key={nth}
            of={colour ? `${of} ${colour}` : of}
            smooth={smooth}
            at={translated ? at : undefined}
          >
            {drawn}
          </Material>
        );
      })}
    </>
  );
}

export function isSprite(name: string): name is Name {
  return Object.hasOwn(sprites, name);
}

/** Paths have absolute coordinates after each `M` alone. */
function placed({ d, cx = 0, cy = 0, ...rest }: Shape, [x, y]: Point): Shape {
  if (d === undefined) return { cx: x + cx, cy: y + cy, ...rest };
  const moved = d.replaceAll(
    /M(-?\d+) (-?\d+)/g,
    (_, right, down) => `M${x + Number(right)} ${y + Number(down)}`,
  );
  return { d: moved, ...rest };
}
