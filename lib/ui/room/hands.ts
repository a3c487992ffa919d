const TURN = 2 * Math.PI;

/** The hands of a clock as a path of SVG, around its middle; minutes since midnight. */
export function handsAt(minutes: number): string {
  return hand(minutes / 60, 12) + hand(minutes / (12 * 60), 8);
}

/** `turns` from twelve o'clock on. */
function hand(turns: number, length: number): string {
  const [x, y] = [Math.sin(turns * TURN), -Math.cos(turns * TURN)]
    .map((each) => Math.round(each * length * 10) / 10);
  return `M0 0L${x} ${y}`;
}
