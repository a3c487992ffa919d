import { at, facingRight, moved, onLeft, pathOf } from "../iso.ts";
import { Furniture } from "./Furniture.tsx";
import { Box, Face, Faces, Material, UpperEdge } from "./shapes.tsx";

const [J0, J1, Z0, Z1] = [3.75, 6.75, 92, 212];
const PANE = facingRight([J0, J1], [Z0, Z1]);
const CASING = facingRight([J0 - .14, J1 + .14], [Z0 - 6, Z1 + 6]);
const WIDTH = 144;
const BANDS = 5;
const CLIP = "sky_pane";

/** The window, and the country behind it: `room.css` has a sky for each time of day. */
export function Window() {
  return (
    <>
      <clipPath id={CLIP}>
        <path d={pathOf(PANE)} />
      </clipPath>
      <g clip-path={`url(#${CLIP})`}>
        <Sky />
      </g>
      <Casing />
      <Furniture name="window glint" />
    </>
  );
}

function Sky() {
  const step = (Z1 - Z0) / BANDS;
  return (
    <>
      {Array.from({ length: BANDS }, (_, k) => (
        <Face
          key={k}
          as={`s${k}`}
          of={facingRight([J0, J1], [Z1 - (k + 1) * step, Z1 - k * step])}
        />
      ))}
      <g transform={onLeft(at(0, J1, Z0))}>
        <path
          class="stars"
          d="M14-96h2v2h-2zM40-74h1v1h-1zM58-104h2v2h-2zM84-86h1v1h-1zM104-100h2v2h-2zM126-80h2v2h-2zM24-58h1v1h-1zM70-64h1v1h-1z"
        />
        <g transform="matrix(1 .5 0 1 0 -49)">
          <circle class="sun" cx={120} cy={-112} r={10} />
          <path class="moon" d="M68-76a10 10 0 1 0 10 14a9 9 0 0 1-10-14z" />
        </g>
        <path
          class="cloud"
          d="M8-92h7v-5h12v-4h14v5h9v4h7v4H8zM70-56h8v-4h18v4h12v4H70z"
        />
        <path class="hill2" d={`M0-34q24-20 50-8t50-6t${WIDTH - 100}-4V0H0z`} />
        <path
          class="roof"
          d="M60-30v-20l5-13l5 13v8h10v12zM90-28v-10l8-8l8 8v10zM34-26v-9l7-7l7 7v9z"
        />
        <path
          class="lit"
          d="M64-46h3v5h-3zM72-37h3v4h-3zM96-37h4v4h-4zM39-34h3v3h-3z"
        />
        <path class="hill1" d={`M0-18q30-16 62-6t${WIDTH - 62}-8V0H0z`} />
      </g>
    </>
  );
}

function Casing() {
  const width = J1 - J0;
  const mullions = [1, 2].map((k) => J0 + width * k / 3);
  const [top, bottom, inner] = [at(0, J1, Z1), at(0, J1, Z0), at(0, J0, Z0)];
  return (
    <Material of="frame">
      <Face
        as="shaded"
        of={[
          top,
          bottom,
          inner,
          moved(inner, 0, -7),
          moved(bottom, 6, -10),
          moved(top, 6, 3),
        ]}
      />
      <path
        class="l"
        fill-rule="evenodd"
        d={pathOf(CASING) + pathOf(PANE)}
      />
      <Faces
        as="plain"
        of={[
          ...mullions.map((j) => facingRight([j - .04, j + .04], [Z0, Z1])),
          facingRight([J0, J1], [166, 170]),
        ]}
      />
      <Faces as="outline" of={[CASING, PANE]} />
      <UpperEdge of={CASING} />
      <Box i={[0, .28]} j={[J0 - .3, J1 + .3]} z={[Z0 - 10, Z0 - 4]} />
    </Material>
  );
}
