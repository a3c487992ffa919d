import type { Shown } from "../shown.ts";
import { Furniture, Sprite } from "./Furniture.tsx";
import { at, facingLeft, facingRight, lying, moved } from "../iso.ts";
import { Face, Lettering, Lines, Material } from "./shapes.tsx";

const LEFT = 1.05;
const RIGHT = 3.45;
const DEEP = .8;
const HEIGHT = 132;
const DRAWERS = 6;
const COLUMNS = 2;
const MAX_FOLDERS = 4;
/** Width of a drawer, in tiles. */
const WIDE = (RIGHT - LEFT - .18) / COLUMNS;
const HIGH = 36;
/** Front of the open drawer. */
const OUT = DEEP + .62;

/** A drawer for each role. That of the newest role is open. */
export function Cabinet({ years }: Pick<Shown, "years">) {
  const drawers = Array.from({ length: DRAWERS }, (_, at) => placeOf(at));
  const [open, ...shut] = drawers;
  return (
    <>
      <Furniture name="cabinet" />
      {shut.map((place, nth) => (
        <DrawerFront key={nth} {...place} j={DEEP} label={years[nth + 1]} />
      ))}
      {open && (
        <OpenDrawer
          {...open}
          folders={Math.min(MAX_FOLDERS, years.length)}
          label={years[0]}
        />
      )}
      <Furniture name="cabinet top" />
    </>
  );
}

function placeOf(drawer: number) {
  const row = Math.floor(drawer / COLUMNS);
  return { i: LEFT + .09 + drawer % COLUMNS * WIDE, z: HEIGHT - 43 - row * 40 };
}

interface Place {
  /** The left side. */
  i: number;
  /** The lower edge. */
  z: number;
}

interface FrontProps extends Place {
  j: number;
  label: string | undefined;
}

function DrawerFront({ i, z, j, label }: FrontProps) {
  const front = facingLeft([i + .05, i + WIDE - .05], [z, z + HIGH], j);
  const [left = [0, 0], right = left, , low = left] = front;
  return (
    <>
      <Material of="steel">
        <Face as="front" of={front} outlined />
        <Lines as="glint" of={[[low, left, right]]} />
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
      <Sprite name="drawer handle" at={at(i + WIDE / 2, j, z + 9)} />
    </>
  );
}

interface OpenProps extends Place {
  folders: number;
  label: string | undefined;
}

function OpenDrawer({ i, z, folders, label }: OpenProps) {
  const [a, b] = [i + .05, i + WIDE - .05];
  return (
    <>
      <Material of="steel">
        <Face as="deep" of={facingLeft([a, b], [z, z + HIGH], DEEP)} />
        <Face as="deep" of={lying([a, b], [DEEP, OUT], z + 30)} />
      </Material>
      {Array.from(
        { length: folders },
        (_, nth) => <Folder key={nth} i={i} z={z + 28} nth={nth} />,
      )}
      <Material of="steel">
        <Face
          as="shaded"
          of={facingRight([DEEP, OUT], [z, z + 30], b)}
          outlined
        />
      </Material>
      <DrawerFront i={i} z={z} j={OUT} label={label} />
    </>
  );
}

/** Its tab is a little further to the right than that of the folder behind it. */
function Folder({ i, z, nth }: Place & { nth: number }) {
  const j = DEEP + .1 + nth * .13;
  const tab = i + .25 + nth * .12;
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
    <Material of={`b${(nth * 2 + 2) % 5}`}>
      <Face as="lit" of={[...upper, at(right, j, z)]} />
      <Lines as="outline" of={[upper]} />
    </Material>
  );
}
