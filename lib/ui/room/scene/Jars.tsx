import { at } from "../iso.ts";
import { Box, Material, Shape } from "./shapes.tsx";

const JARS = [
  { i: 6.58, of: "b3", tall: 18 },
  { i: 6.9, of: "clay", tall: 14 },
  { i: 7.22, of: "b2", tall: 20 },
];

export function Jars() {
  return (
    <>
      <Material of="oak">
        <Box i={[6.4, 7.5]} j={[0, .32]} z={[150, 156]} />
      </Material>
      {JARS.map(({ i, of, tall }) => {
        const [x, y] = at(i, .16, 156);
        const jar = `M${x - 6} ${y}v-${tall}q6 3 12 0v${tall}q-6 4-12 0z`;
        return (
          <Material key={of} of={of} smooth>
            <Shape as="plain" d={jar} />
            <Shape as="shaded" d={`M${x + 1} ${y + 2}v-${tall}l5-2v${tall}z`} />
            <Shape as="outline" d={jar} />
            <Shape as="lit" cx={x} cy={y - tall} rx={6} ry={3} />
            <Shape as="outline" cx={x} cy={y - tall} rx={6} ry={3} />
          </Material>
        );
      })}
    </>
  );
}
