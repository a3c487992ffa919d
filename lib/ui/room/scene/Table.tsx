import { at, lying } from "../iso.ts";
import { Box, Face, Lines, Material } from "./shapes.tsx";

const TOP = 42;

export function Table({ i, j }: { i: number; j: number }) {
  const paper = lying([i + .1, i + .62], [j + .18, j + .68], TOP);
  return (
    <>
      <Face as="shade" of={lying([i + .2, i + 1.1], [j + .1, j + .95])} />
      <Material of="wood">
        <Leg i={i + .68} j={j + .03} />
        <Leg i={i + .03} j={j + .68} />
        <Leg i={i + .68} j={j + .68} />
        <Box i={[i, i + .8]} j={[j, j + .8]} z={[34, TOP - 1]} />
      </Material>
      <Material of="china">
        <Face as="lit" of={paper} outlined />
      </Material>
      <Lines
        as="print"
        of={[.3, .42, .5, .58].map((line) => [
          at(i + .18, j + line, TOP),
          at(i + .54, j + line, TOP),
        ])}
      />
    </>
  );
}

function Leg({ i, j }: { i: number; j: number }) {
  return <Box i={[i, i + .1]} j={[j, j + .1]} z={[0, 34]} />;
}
