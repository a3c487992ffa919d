import { FEET } from "./iso.ts";
import type { Walker } from "./use_walk.ts";
import { Portrait } from "./Portrait.tsx";

interface Props {
  walker: Walker;
  /** Undefined until the visitor chooses one. */
  figure: string | undefined;
  usual: { figure: string; picture: string };
}

/** The visitor, their reflection in the mirror, and dots on the tiles ahead. */
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

/** A transform, which causes no layout. */
function inUnits(x: number, y: number) {
  return {
    left: 0,
    top: 0,
    translate: `calc(${x} * var(--u)) calc(${y} * var(--u))`,
  };
}

function picture(
  figure: string,
  { direction, frame, isSeated }: Walker,
): string {
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size: "l",
    ...isSeated && { action: "sit" },
    ...frame !== undefined && { action: "wlk", frame: `${frame}` },
  });
  return `/api/v1/room-avatar?${query}`;
}
