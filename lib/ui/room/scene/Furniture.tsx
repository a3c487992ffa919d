import {
  at,
  facingLeft,
  facingRight,
  lying,
  type Point,
  type Range,
  type Tile,
} from "../iso.ts";
import furniture from "./furniture.json" with { type: "json" };
import { Box, Faces, Lines, Material, Panel, Shape } from "./shapes.tsx";
import sprites from "./sprites.json" with { type: "json" };

interface Props {
  name: keyof typeof furniture;
  /** The tile that its coordinates are relative to. */
  from?: Tile;
}

interface Group {
  /** A class of `room.css`, which has its colour. */
  of?: string;
  parts: Part[];
}

/** A box, or shapes of one tone, or a drawing from `sprites.json`. */
interface Part {
  box?: Block;
  panel?: Block;
  as?: string;
  faces?: (Block | number[][])[];
  outlined?: boolean;
  lines?: number[][][];
  sprite?: string;
  at?: number[];
}

/** Both ends of each side. A rectangle is at one place along the third. */
type Block = Record<"i" | "j" | "z", number | number[]>;

/** A drawing from `furniture.json`, which is made of boxes and rectangles. */
export function Furniture({ name, from = { i: 0, j: 0 } }: Props) {
  const groups: Group[] = furniture[name];
  return (
    <>
      {groups.map(({ of, parts }, nth) => {
        const drawn = parts.map((part, nth) => (
          <Drawn key={nth} part={part} from={from} />
        ));
        return of ? <Material key={nth} of={of}>{drawn}</Material> : drawn;
      })}
    </>
  );
}

function Drawn({ part, from }: { part: Part; from: Tile }) {
  const { box, panel, as = "", faces = [], outlined, lines, sprite } = part;
  const pointAt = ([i = 0, j = 0, z = 0]: number[] = []) =>
    at(from.i + i, from.j + j, z);
  if (box) return <Box {...sidesOf(box, from)} />;
  if (panel) return <Panel of={rectangle(panel, from)} />;
  if (lines) return <Lines as={as} of={lines.map((l) => l.map(pointAt))} />;
  if (sprite && isSprite(sprite)) {
    return <Sprite name={sprite} at={pointAt(part.at)} />;
  }
  const of = faces.map((face) =>
    Array.isArray(face) ? face.map(pointAt) : rectangle(face, from)
  );
  return <Faces as={as} of={of} outlined={outlined} />;
}

function rectangle(block: Block, from: Tile): Point[] {
  const { i, j, z } = sidesOf(block, from);
  if (typeof block.i === "number") return facingRight(j, z, i[0]);
  if (typeof block.j === "number") return facingLeft(i, z, j[0]);
  return lying(i, j, z[0]);
}

function sidesOf({ i, j, z }: Block, from: Tile) {
  return { i: side(i, from.i), j: side(j, from.j), z: side(z, 0) };
}

function side(ends: number | number[], by: number): Range {
  const [from = 0, to = from] = [ends].flat();
  return [from + by, to + by];
}

type SpriteName = keyof typeof sprites;

interface SpriteProps {
  name: SpriteName;
  /** The point of the drawing that its coordinates are relative to. */
  at: Point;
  /** A class of `room.css` that changes the colour of its material. */
  colour?: string;
}

interface SpritePart {
  of?: string;
  smooth?: boolean;
  /** Moved by `transform`, so that the text of its paths is the same at each place. */
  translated?: boolean;
  shapes: Shape[];
}

/** A drawing from `sprites.json`, which is not made of boxes. */
export function Sprite({ name, at, colour }: SpriteProps) {
  const parts: SpritePart[] = sprites[name];
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

export function isSprite(name: string): name is SpriteName {
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
