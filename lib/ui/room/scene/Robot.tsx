import { at } from "../iso.ts";
import { Curve, Oval } from "./shapes.tsx";

const TRUNK = "M-14-10q-2-18 4-20h20q6 2 4 20q-14 5-28 0z";
const HEAD = "M-17-32q-1-20 4-22h26q5 2 4 22q-17 5-34 0z";

interface Props {
  i: number;
  j: number;
  /** A class of `room.css`, which has its colour. */
  of: string;
}

/** Somebody's program. */
export function Robot({ i, j, of }: Props) {
  const [x, y] = at(i, j);
  return (
    <>
      <Oval as="cast" at={[x + 2, y]} by={[17, 7]} />
      <g class={`robot ${of} smooth`} transform={`translate(${x} ${y})`}>
        <Curve as="plain" d="M-9-3h6v-5h-6zM3-3h6v-5h-6z" />
        <Curve as="outline" d="M-10-2h7v-6h-7zM3-2h7v-6h-7z" />
        <Curve as="plain" d={TRUNK} />
        <Curve as="shaded" d="M5-30h5q6 2 4 20q-4 2-9 2z" />
        <Curve as="outline" d={TRUNK} />
        <Curve as="plain" d={HEAD} />
        <Curve as="shaded" d="M8-54h5q5 2 4 22l-9 2z" />
        <Curve as="lit" d="M-13-52h22v2h-22z" />
        <Curve as="outline" d={`${HEAD}M0-54v-8`} />
        <Curve as="scr" d="M-12-36v-11h20v11q-10 3-20 0z" />
        <Curve as="look" d="M-8-44h3v5h-3zM1-44h3v5h-3z" />
        <circle class="tip" cy={-64} r={3} />
      </g>
    </>
  );
}
