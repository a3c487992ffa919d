import { at } from "../iso.ts";
import { Curve, Oval } from "./shapes.tsx";

const BODY = "M-25-3q-2-17 18-19q22-2 29 9q7 13-10 16q-30 4-37-6z";
const HEAD = "M-29-6q-2-10 2-15l5 5q5-2 10 0l6-5q3 8 0 15q-4 7-12 7t-11-7z";

/** A cat, asleep. */
export function Cat({ i, j }: { i: number; j: number }) {
  const [x, y] = at(i, j);
  return (
    <>
      <Oval as="cast" at={[x + 1, y + 1]} by={[27, 10]} />
      <g class="cat smooth" transform={`translate(${x} ${y})`}>
        <Curve as="plain" d={BODY} />
        <Curve
          as="shaded"
          d="M-22 1q12 7 32 2q16-4 12-14q7 13-9 16q-27 4-35-4z"
        />
        <Curve as="lit" d="M-9-20q14-4 24 4q-10-3-24-4z" />
        <Curve as="str" d="M0-21l2 6M7-20l2 7M14-17l1 6" />
        <Curve as="outline" d={BODY} />
        <Curve as="plain" d={HEAD} />
        <Curve
          as="outline"
          d={`${HEAD}M-25-8q2 2 4 0M-14-8q2 2 4 0M-18-4h2`}
        />
        <Curve as="plain" d="M22-6q8 4 2 9q-10 6-28 3q-3-3 1-5q16 3 22-1z" />
        <Curve as="outline" d="M23-6q7 5 1 9q-10 6-28 3q-3-3 1-5q14 2 20 0" />
      </g>
    </>
  );
}
