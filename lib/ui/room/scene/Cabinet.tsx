import { facingLeft, floor } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { CABINET, COLUMNS, DrawerFront, OpenDrawer, WIDE } from "./Drawer.tsx";
import { Box, Face, Material } from "./shapes.tsx";

const { i: [I0, I1], deep: DEEP, height: HEIGHT } = CABINET;
const DRAWERS = 6;
const MAX_FOLDERS = 4;

/** A drawer for each role. That of the newest role is open. */
export function Cabinet({ years }: Pick<Shown, "years">) {
  const drawers = Array.from({ length: DRAWERS }, (_, at) => placeOf(at));
  const [open, ...shut] = drawers;
  return (
    <>
      <Face
        as="shade"
        of={floor([I1, 0], [I1 + .45, .12], [I1 + .45, DEEP + .12], [I1, DEEP])}
      />
      <Material of="steel">
        <Box i={[I0, I1]} j={[0, DEEP]} z={[0, HEIGHT]} />
      </Material>
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
      <Boxes />
    </>
  );
}

function placeOf(drawer: number) {
  const row = Math.floor(drawer / COLUMNS);
  return { i: I0 + .09 + drawer % COLUMNS * WIDE, z: HEIGHT - 43 - row * 40 };
}

function Boxes() {
  return (
    <>
      <Material of="b3">
        <Box i={[2.3, 3.1]} j={[.1, .65]} z={[HEIGHT, HEIGHT + 20]} />
      </Material>
      <Material of="b2">
        <Box i={[2.4, 3.05]} j={[.15, .6]} z={[HEIGHT + 20, HEIGHT + 34]} />
      </Material>
      <Face
        as="label"
        of={facingLeft([2.5, 2.9], [HEIGHT + 5, HEIGHT + 14], .65)}
      />
    </>
  );
}
