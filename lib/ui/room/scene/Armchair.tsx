import { at } from "../iso.ts";
import { Box, Face, Material } from "./shapes.tsx";

export function Armchair({ i, j }: { i: number; j: number }) {
  return (
    <>
      <Face
        as="shade"
        of={[
          at(i + .1, j + 1.42),
          at(i + 1.5, j),
          at(i + 1.9, j + .12),
          at(i + 1.9, j + 1.55),
          at(i + .3, j + 1.55),
        ]}
      />
      <Material of="wood">
        <Foot i={i + .06} j={j + 1.26} />
        <Foot i={i + 1.32} j={j + .06} />
        <Foot i={i + 1.32} j={j + 1.26} />
      </Material>
      <Material of="rust">
        <Box i={[i, i + 1.5]} j={[j, j + .38]} z={[8, 84]} />
        <Box i={[i, i + .32]} j={[j + .3, j + 1.42]} z={[8, 50]} />
        <Box i={[i + .3, i + 1.2]} j={[j + .38, j + 1.35]} z={[8, 26]} />
        <Box i={[i + .3, i + 1.2]} j={[j + .38, j + 1.42]} z={[26, 37]} />
        <Box i={[i + 1.18, i + 1.5]} j={[j + .3, j + 1.42]} z={[8, 50]} />
      </Material>
      <Material of="b2">
        <Box i={[i + .42, i + .98]} j={[j + .42, j + .6]} z={[37, 66]} />
      </Material>
    </>
  );
}

function Foot({ i, j }: { i: number; j: number }) {
  return <Box i={[i, i + .12]} j={[j, j + .12]} z={[0, 8]} />;
}
