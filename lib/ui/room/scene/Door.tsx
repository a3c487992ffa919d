import { at, moved } from "../iso.ts";
import type { Shown } from "../shown.ts";
import { Furniture } from "./Furniture.tsx";
import { Lettering } from "./shapes.tsx";

const MIDDLE = 8.9;

/** The door to the front page, with a sign and a mat. */
export function Door({ sign: { large, small } }: Pick<Shown, "sign">) {
  return (
    <>
      <Furniture name="door" />
      <Lettering as="free" at={moved(at(MIDDLE, 0, 123), 0, small ? 0 : 8)}>
        {large}
      </Lettering>
      {small && <Lettering as="from" at={at(MIDDLE, 0, 108)}>{small}
      </Lettering>}
      <Furniture name="doormat" />
    </>
  );
}
