import { at, facingRight, leftWall } from "../iso.ts";
import { Face, Material, Panel } from "./shapes.tsx";

const [J0, J1, Z0, Z1] = [7.5, 8.5, 92, 190];

export function Mirror() {
  const glass = facingRight([J0 + .12, J1 - .12], [Z0 + 6, Z1 - 6]);
  return (
    <>
      <Material of="brass">
        <Panel of={facingRight([J0, J1], [Z0, Z1])} />
      </Material>
      <Material of="glass">
        <Face as="plain" of={glass} />
        <Face
          as="lit"
          of={[
            at(0, 8.3, 150),
            at(0, 7.75, 184),
            at(0, 7.62, 184),
            at(0, 7.62, 176),
            at(0, 8.38, 128),
            at(0, 8.38, 146),
          ]}
        />
        <Face
          as="lit"
          of={leftWall([8.3, 116], [7.62, 158], [7.62, 152], [8.3, 110])}
        />
        <Face as="outline" of={glass} />
      </Material>
    </>
  );
}
