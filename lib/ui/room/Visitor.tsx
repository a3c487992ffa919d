import { FEET } from "./standing.ts";
import type { Walker } from "./use_walk.ts";
import { Portrait } from "./Portrait.tsx";

interface Props {
  walker: Walker;
  /** Undefined until they chose one. */
  figure: string | undefined;
  /** What the page came with. */
  usual: { figure: string; picture: string };
}

/** Whoever looks at the page, and the tiles that are before them. */
export function Visitor({ walker, figure, usual }: Props) {
  const { at, depth, hasMoved, ahead } = walker;
  const [x, y] = [at[0] - FEET[0], at[1] - FEET[1]];
  const isUsual = !hasMoved && figure === undefined;
  const source = isUsual
    ? usual.picture
    : picture(figure ?? usual.figure, walker);
  return (
    <>
      <div class="glassy">
        <Portrait src={source} />
      </div>
      {ahead.map(({ at }) => (
        <i key={`${at}`} class="dot" style={inUnits(...at)} />
      ))}
      <div
        class="me"
        style={hasMoved ? { ...inUnits(x, y), zIndex: depth } : undefined}
      >
        <Portrait src={source} />
      </div>
    </>
  );
}

/** By transform, which costs no layout. */
function inUnits(x: number, y: number) {
  return {
    left: 0,
    top: 0,
    translate: `calc(${x} * var(--u)) calc(${y} * var(--u))`,
  };
}

function picture(figure: string, { direction, frame }: Walker): string {
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size: "l",
    ...frame !== undefined && { action: "wlk", frame: `${frame}` },
  });
  return `/api/v1/room-avatar?${query}`;
}
