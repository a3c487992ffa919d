import { at, pathOf, TILES, WALL } from "../iso.ts";
import { PLACES } from "../places.ts";

const { i: NX, j: NY } = TILES;
const CLIP = "glow_walls";
const LIGHT = "glow_light";

export function Glow() {
  const [x, y] = at(PLACES.lamp.i, PLACES.lamp.j);
  const [deskX, deskY] = at(3.45, 5.42);
  const fill = `url(#${LIGHT})`;
  return (
    <>
      <radialGradient id={LIGHT}>
        <stop stop-color="#ffb04a" stop-opacity={.62} />
        <stop offset={.45} stop-color="#f58a3c" stop-opacity={.24} />
        <stop offset={1} stop-color="#e8682c" stop-opacity={0} />
      </radialGradient>
      <clipPath id={CLIP}>
        <path
          d={pathOf([
            at(0, 0, WALL),
            at(NX, 0, WALL),
            at(NX, 0, -16),
            at(NX, NY, -16),
            at(0, NY, -16),
            at(0, NY, WALL),
          ])}
        />
      </clipPath>
      <g clip-path={`url(#${CLIP})`}>
        <ellipse cx={x} cy={y} rx={230} ry={115} fill={fill} />
        <circle cx={x} cy={y - 105} r={130} fill={fill} />
        <circle cx={deskX} cy={deskY - 84} r={96} fill={fill} />
      </g>
    </>
  );
}
