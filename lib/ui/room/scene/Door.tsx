import { at, facingLeft, lying, moved, type Range, rightWall } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Face, Faces, Lettering, Lines, Material } from "./shapes.tsx";
import { Sprite } from "./Sprite.tsx";

const [I0, I1, Z1] = [8.15, 9.65, 178];
const MIDDLE = (I0 + I1) / 2;
const PANELS: Range[] = [[14, 74], [86, 164]];

/** The door to the front page, with a sign and a mat. */
export function Door({ sign }: Pick<Shown, "sign">) {
  const leaf = facingLeft([I0, I1], [0, Z1]);
  const frame = facingLeft([I0 - .13, I1 + .13], [0, Z1 + 6]);
  const [a, b] = [I0 + .2, I1 - .2];
  return (
    <>
      <Material of="frame">
        <Face as="plain" of={frame} outlined />
      </Material>
      <Material of="door">
        <Face as="plain" of={leaf} />
        <Faces as="shaded" of={PANELS.map((z) => facingLeft([a, b], z))} />
        <Lines
          as="glint"
          of={PANELS.map((
            [z0, z1],
          ) => rightWall([a, z0], [b, z0], [b, z1]))}
        />
        <Lines
          as="seam"
          of={PANELS.map((
            [z0, z1],
          ) => rightWall([a, z0], [a, z1], [b, z1]))}
        />
        <Face as="outline" of={leaf} />
      </Material>
      <Sprite name="door knob" at={at(I0 + .18, 0, 82)} />
      <Sign {...sign} />
      <Material of="mat">
        <Face as="lit" of={lying([I0, I1], [.3, 1.15])} outlined />
        <Face as="glint" of={lying([I0 + .12, I1 - .12], [.42, 1.03])} />
      </Material>
    </>
  );
}

function Sign({ large, small }: Shown["sign"]) {
  const [a, b] = [I0 + .16, I1 - .16];
  return (
    <>
      <Lines
        as="wire"
        of={[rightWall([a + .2, 138], [MIDDLE, 160], [b - .2, 138])]}
      />
      <Material of="sign">
        <Face as="plain" of={facingLeft([a, b], [98, 140])} outlined />
      </Material>
      <Lettering as="free" at={moved(at(MIDDLE, 0, 123), 0, small ? 0 : 8)}>
        {large}
      </Lettering>
      {small && <Lettering as="from" at={at(MIDDLE, 0, 108)}>{small}
      </Lettering>}
    </>
  );
}
