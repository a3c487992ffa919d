import type { ComponentChildren } from "preact";
import {
  at,
  facingLeft,
  facingRight,
  lying,
  pathOf,
  type Point,
  type Range,
} from "../iso.ts";

/**
 * How much light falls on it, or what kind of line it is: `room.css` makes each of
 * the colour of the material around it. Light comes from the upper left.
 */
const TONES = {
  lit: "t",
  plain: "l",
  shaded: "r",
  deep: "d",
  front: "f",
  outline: "o",
  seam: "n",
  edge: "e",
  glint: "h",
};

interface MaterialProps {
  /** A class of `room.css`, which has its colour. */
  of: string;
  /** What is round is drawn smooth, and all else sharp. */
  smooth?: boolean;
  children: ComponentChildren;
}

/** What is made of one material. */
export function Material({ of, smooth, children }: MaterialProps) {
  return <g class={smooth ? `${of} smooth` : of}>{children}</g>;
}

interface PathProps<Of> {
  /** A tone, or a class of `room.css`. */
  as: string;
  of: Of;
}

/** A surface. */
export function Face({ as, of }: PathProps<Point[]>) {
  return <Faces as={as} of={[of]} />;
}

/** Surfaces of one tone, as one path. */
export function Faces({ as, of }: PathProps<Point[][]>) {
  const d = of.map((each) => pathOf(each)).join("");
  return <path class={classOf(as)} d={d} />;
}

/** A line that closes nothing. */
export function Line({ as, of }: PathProps<Point[]>) {
  return <Lines as={as} of={[of]} />;
}

export function Lines({ as, of }: PathProps<Point[][]>) {
  const d = of.map((each) => pathOf(each, false)).join("");
  return <path class={classOf(as)} d={d} />;
}

/** A path as SVG writes it, for what is round. */
export function Curve({ as, d }: { as: string; d: string }) {
  return <path class={classOf(as)} d={d} />;
}

interface OvalProps {
  as: string;
  at: Point;
  /** Half of its width, and of its height. */
  by: Point;
}

export function Oval({ as, at: [cx, cy], by: [rx, ry] }: OvalProps) {
  return <ellipse class={classOf(as)} cx={cx} cy={cy} rx={rx} ry={ry} />;
}

interface BoxProps {
  i: Range;
  j: Range;
  z: Range;
}

/** A box: its top lit, its left side plain, its right one in shade. */
export function Box({ i, j, z }: BoxProps) {
  const [[i0, i1], [j0, j1], [z0, z1]] = [i, j, z];
  const [left, front, right] = [
    at(i0, j1, z1),
    at(i1, j1, z1),
    at(i1, j0, z1),
  ];
  return (
    <>
      <Face as="lit" of={lying(i, j, z1)} />
      <Face as="plain" of={facingLeft(i, z, j1)} />
      <Face as="shaded" of={facingRight(j, z, i1)} />
      <Line
        as="glint"
        of={[moved(left, 1, 1), moved(front, 0, 1), moved(right, -1, 1)]}
      />
      <Face
        as="outline"
        of={[
          at(i0, j0, z1),
          right,
          at(i1, j0, z0),
          at(i1, j1, z0),
          at(i0, j1, z0),
          left,
        ]}
      />
    </>
  );
}

/** A surface with its outline, lit along its upper edge. */
export function Panel({ as = "plain", of }: { as?: string; of: Point[] }) {
  const [from = [0, 0], to = from] = of;
  return (
    <>
      <Face as={as} of={of} />
      <Face as="outline" of={of} />
      <Line as="glint" of={[moved(from, 1, 1), moved(to, 0, 1)]} />
    </>
  );
}

interface LetteringProps {
  as: string;
  at: Point;
  children: ComponentChildren;
}

/** Words on the right wall, or on what looks as it does. */
export function Lettering({ as, at, children }: LetteringProps) {
  return <text class={as} transform={onRight(at)}>{children}</text>;
}

/** The plane of the right wall, from a point of the drawing on. */
export function onRight([x, y]: Point): string {
  return `matrix(1 .5 0 1 ${x} ${y})`;
}

/** The plane of the left wall. */
export function onLeft([x, y]: Point): string {
  return `matrix(1 -.5 0 1 ${x} ${y})`;
}

export function moved([x, y]: Point, right: number, down: number): Point {
  return [x + right, y + down];
}

const CLASSES = new Map(Object.entries(TONES));

function classOf(as: string): string {
  return as.split(" ").map((each) => CLASSES.get(each) ?? each).join(" ");
}
