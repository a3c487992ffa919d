import type { Shown } from "../shown.ts";
import { CABINET, COLUMNS, DrawerFront, OpenDrawer, WIDE } from "./Drawer.tsx";
import { Furniture } from "./Furniture.tsx";

const { i: [I0], deep: DEEP, height: HEIGHT } = CABINET;
const DRAWERS = 6;
const MAX_FOLDERS = 4;

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
  return { i: I0 + .09 + drawer % COLUMNS * WIDE, z: HEIGHT - 43 - row * 40 };
}
