import { at, facingLeft, facingRight, lying } from "../iso.ts";
import {
  Box,
  Curve,
  Face,
  Lettering,
  Line,
  Material,
  moved,
} from "./shapes.tsx";

interface Props {
  /** The years of each role, the newest first. */
  years: string[];
}

const [I0, I1, DEEP, Z1] = [1.05, 3.45, .8, 132];
const COLUMNS = 2;
const DRAWERS = 6;
const WIDE = (I1 - I0 - .18) / COLUMNS;
const HIGH = 36;
/** How far the first one stands open, in tiles. */
const OUT = DEEP + .62;
/** What the open one has room for. */
const FOLDERS = 4;

/** A drawer for each role; that of today stands open. */
export function Cabinet({ years }: Props) {
  const drawers = Array.from({ length: DRAWERS }, (_, at) => placeOf(at));
  const [open, ...shut] = drawers;
  return (
    <>
      <Face
        as="shade"
        of={[
          at(I1, 0),
          at(I1 + .45, .12),
          at(I1 + .45, DEEP + .12),
          at(I1, DEEP),
        ]}
      />
      <Material of="steel">
        <Box i={[I0, I1]} j={[0, DEEP]} z={[0, Z1]} />
      </Material>
      {shut.map((place, before) => (
        <Front key={before} {...place} j={DEEP} label={years[before + 1]} />
      ))}
      {open && (
        <Open
          {...open}
          folders={Math.min(FOLDERS, years.length)}
          label={years[0]}
        />
      )}
      <Boxes />
    </>
  );
}

interface Place {
  /** Its left side, and its lower one. */
  i: number;
  z: number;
}

function placeOf(drawer: number): Place {
  const row = Math.floor(drawer / COLUMNS);
  return { i: I0 + .09 + drawer % COLUMNS * WIDE, z: Z1 - 43 - row * 40 };
}

interface FrontProps extends Place {
  j: number;
  label: string | undefined;
}

function Front({ i, z, j, label }: FrontProps) {
  const front = facingLeft([i + .05, i + WIDE - .05], [z, z + HIGH], j);
  const [left = [0, 0], right = left, , low = left] = front;
  const [x, y] = at(i + WIDE / 2, j, z + 9);
  return (
    <>
      <Material of="steel">
        <Face as="front" of={front} />
        <Face as="outline" of={front} />
        <Line as="glint" of={[low, left, right]} />
      </Material>
      <Face
        as="label"
        of={facingLeft([i + .12, i + WIDE - .12], [z + 17, z + 31], j)}
      />
      {label && (
        <Lettering as="tag" at={moved(at(i + .16, j, z + 20), 1, 1)}>
          {label}
        </Lettering>
      )}
      <Curve as="knob" d={`M${x - 6} ${y - 4}l12 6v3l-12-6z`} />
    </>
  );
}

interface OpenProps extends Place {
  folders: number;
  label: string | undefined;
}

function Open({ i, z, folders, label }: OpenProps) {
  const [a, b] = [i + .05, i + WIDE - .05];
  const side = facingRight([DEEP, OUT], [z, z + 30], b);
  return (
    <>
      <Material of="steel">
        <Face as="deep" of={facingLeft([a, b], [z, z + HIGH], DEEP)} />
        <Face as="deep" of={lying([a, b], [DEEP, OUT], z + 30)} />
      </Material>
      {Array.from(
        { length: folders },
        (_, at) => <Folder key={at} i={i} z={z + 28} at={at} />,
      )}
      <Material of="steel">
        <Face as="shaded" of={side} />
        <Face as="outline" of={side} />
      </Material>
      <Front i={i} z={z} j={OUT} label={label} />
    </>
  );
}

/** Its tab is a little further to the right than that of the one behind it. */
function Folder({ i, z, at: place }: Place & { at: number }) {
  const j = DEEP + .1 + place * .13;
  const tab = i + .25 + place * .12;
  const [left, right] = [i + .1, i + WIDE - .1];
  const upper = [
    at(left, j, z),
    at(left, j, z + 16),
    at(tab, j, z + 16),
    at(tab + .05, j, z + 20),
    at(tab + .3, j, z + 20),
    at(tab + .35, j, z + 16),
    at(right, j, z + 16),
  ];
  return (
    <Material of={`b${(place * 2 + 2) % 5}`}>
      <Face as="lit" of={[...upper, at(right, j, z)]} />
      <Line as="outline" of={upper} />
    </Material>
  );
}

function Boxes() {
  return (
    <>
      <Material of="b3">
        <Box i={[2.3, 3.1]} j={[.1, .65]} z={[Z1, Z1 + 20]} />
      </Material>
      <Material of="b2">
        <Box i={[2.4, 3.05]} j={[.15, .6]} z={[Z1 + 20, Z1 + 34]} />
      </Material>
      <Face as="label" of={facingLeft([2.5, 2.9], [Z1 + 5, Z1 + 14], .65)} />
    </>
  );
}
