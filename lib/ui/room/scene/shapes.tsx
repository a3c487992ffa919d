import type { ComponentChildren } from "preact";
import {
  at,
  facingLeft,
  facingRight,
  lying,
  moved,
  onRight,
  pathsOf,
  type Point,
  type Range,
} from "../iso.ts";

/** Amount of light, or kind of line. `room.css` mixes each with the colour of the material. */
const TONES = new Map(Object.entries({
  lit: "t",
  plain: "l",
  shaded: "r",
  deep: "d",
  front: "f",
  outline: "o",
  seam: "n",
  edge: "e",
  glint: "h",
}));

interface MaterialProps {
  /** A class of `room.css`, which has its colour. */
  of: string;
  /** Antialiased, for round shapes. */
  smooth?: boolean;
  at?: Point;
  children: ComponentChildren;
}

export function Material({ of, smooth, at, children }: MaterialProps) {
  return (
    <g
      class={smooth ? `${of} smooth` : of}
      transform={at && `translate(${at[0]} ${at[1]})`}
    >
      {children}
    </g>
  );
}

/** A path, an ellipse or a circle, in attributes of SVG. */
export interface Shape {
  /** A tone, or a class of `room.css`. */
  as: string;
  outlined?: boolean;
  d?: string;
  cx?: number;
  cy?: number;
  r?: number;
  rx?: number;
  ry?: number;
}

export function Shape({ as, outlined, ...attributes }: Shape) {
  const { d, r } = attributes;
  const Tag = d ? "path" : r ? "circle" : "ellipse";
  const tone = TONES.get(as) ?? as;
  return <Tag class={outlined ? `${tone} o` : tone} {...attributes} />;
}

interface FaceProps extends Pick<Shape, "as" | "outlined"> {
  of: Point[];
}

export function Face({ of, ...shape }: FaceProps) {
  return <Faces {...shape} of={[of]} />;
}

interface FacesProps extends Pick<Shape, "as" | "outlined"> {
  of: Point[][];
}

/** Faces of one tone, as one path. */
export function Faces({ of, ...shape }: FacesProps) {
  return <Shape {...shape} d={pathsOf(of)} />;
}

/** Open lines of one tone, as one path. */
export function Lines({ as, of }: FacesProps) {
  return <Shape as={as} d={pathsOf(of, false)} />;
}

/** Light comes from the upper left. */
export function Box({ i, j, z }: Record<"i" | "j" | "z", Range>) {
  const [[i0, i1], [j0, j1], [z0, z1]] = [i, j, z];
  const [left, right] = [at(i0, j1, z1), at(i1, j0, z1)];
  return (
    <>
      <Face as="lit" of={lying(i, j, z1)} />
      <Face as="plain" of={facingLeft(i, z, j1)} />
      <Face as="shaded" of={facingRight(j, z, i1)} />
      <Lines
        as="glint"
        of={[[
          moved(left, 1, 1),
          moved(at(i1, j1, z1), 0, 1),
          moved(right, -1, 1),
        ]]}
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

/** A plain face with its outline, lit along its upper edge. */
export function Panel({ of }: { of: Point[] }) {
  return (
    <>
      <Face as="plain" of={of} outlined />
      <UpperEdge of={of} />
    </>
  );
}

/** Light along the first edge of a face. */
export function UpperEdge({ of: [from = [0, 0], to = from] }: { of: Point[] }) {
  return <Lines as="glint" of={[[moved(from, 1, 1), moved(to, 0, 1)]]} />;
}

interface LetteringProps extends Pick<Shape, "as"> {
  at: Point;
  children: ComponentChildren;
}

/** Text in the plane of the right wall. */
export function Lettering({ as, at, children }: LetteringProps) {
  return <text class={as} transform={onRight(at)}>{children}</text>;
}
