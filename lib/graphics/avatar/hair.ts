import type { Layer } from "./canvas.ts";
import type { Style } from "../wardrobe.ts";
import type { Look } from "./look.ts";
import { ellipse, limb, type Projected, type Shape } from "./geometry.ts";
import { onSkull, pelt, type Skull } from "./skull.ts";

/** Lower edge of the hair at an angle around the head. */
type Hairline = (around: number) => number;

/** Half the angle of the face that a fringe leaves free: enough for a profile. */
const TEMPLE = 0.9;

const cropped: Hairline = (around) => {
  const side = Math.abs(around);
  if (side < 0.95) return 0.5 - 0.22 * Math.sin(around * 2.2 + 0.9);
  if (side < 1.25) return -0.1;
  return side < 1.9 ? 0.12 : -0.75;
};
const fringe: Hairline = (around) => {
  const side = Math.abs(around);
  if (side < TEMPLE) return 0.28 + 0.06 * Math.cos(around * 14);
  return side < 1.2 ? -0.35 : -0.75;
};
const curly: Hairline = (around) =>
  fringe(around) + (Math.abs(around) < TEMPLE ? 0.16 : 0);
const parted: Hairline = (around) => {
  const side = Math.abs(around);
  if (side < 1) return 0.72 - 0.3 * Math.abs(around + 0.3);
  return side < 1.3 ? -0.3 : -0.8;
};
const swept: Hairline = (around) => Math.abs(around) < 1.2 ? 0.52 : -0.75;
const shaved: Hairline = (around) => Math.abs(Math.sin(around)) < 0.3 ? 0.5 : 2;

const HAIRLINES: Record<Style<"hair">, Hairline> = {
  short: cropped,
  spiky: cropped,
  bob: fringe,
  long: parted,
  bun: swept,
  tail: fringe,
  curls: curly,
  mohawk: shaved,
};

/** The cap of hair, and locks that hang or stand off the head. */
export function drawHair(look: Look, skull: Skull): Layer[] {
  const line = HAIRLINES[look.hair];
  const cap = pelt(skull, 1.4, (around, up) => up > line(around));
  const locks = LOCKS[look.hair]?.(skull) ?? [];
  const near = locks.filter(({ depth }) => depth > 0);
  const apart = look.hair === "bun" || look.hair === "tail";
  const far = locks.filter(({ depth }) => depth <= 0);
  const layer = (depth: number, shapes: Shape[]): Layer => ({
    depth,
    draw: (canvas) => canvas.paint("hair", ...shapes),
  });
  return [
    layer(-40, far.map(({ shape }) => shape)),
    layer(25, apart ? [cap] : [cap, ...near.map(({ shape }) => shape)]),
    layer(25, apart ? near.map(({ shape }) => shape) : []),
  ];
}

export function coversEars({ hair }: Look): boolean {
  return HAIRLINES[hair](Math.PI / 2) < -0.3;
}

interface Lock {
  depth: number;
  shape: Shape;
}

const LOCKS: Partial<Record<Style<"hair">, (skull: Skull) => Lock[]>> = {
  spiky: (skull) =>
    [-2.4, -1.5, -0.6, 0.3, 1.2, 2.1, 3].map((around) => {
      const root = onSkull(skull, around, 0.62);
      return strand(root, onSkull(skull, around, 0.85, 7), 5, 0.8);
    }),
  bun: (skull) => [ball(onSkull(skull, Math.PI, 0.75, 3), 6)],
  long: (skull) =>
    [2, 2.6, Math.PI, -2.6, -2].map((around) => {
      const root = onSkull(skull, around, -0.1);
      return strand(root, { ...root, y: root.y + 19 }, 5, 4);
    }),
  tail: (skull) => {
    const root = onSkull(skull, Math.PI, 0.35, 2);
    const end = onSkull(skull, Math.PI, -0.6, 6);
    return [
      strand(root, end, 4.5, 4.5),
      strand(end, { ...end, y: end.y + 8 }, 4.5, 1.5),
    ];
  },
  curls: (skull) =>
    [0.1, 0.4, 0.7].flatMap((up) =>
      [-2.9, -2.2, -1.5, -0.7, 0, 0.7, 1.5, 2.2]
        .filter((around) => up > 0.5 || Math.abs(around) > 1.2)
        .map((around) => ball(onSkull(skull, around + up / 2, up, 1.5), 5))
    ),
  mohawk: (skull) =>
    [0.65, 0.95, 1.25, 1.55, 1.85, 2.15, 2.5, 2.85].map((along) => {
      const [around, up] = [along < 1.57 ? 0 : Math.PI, Math.sin(along)];
      const tip = onSkull(skull, around, up, 6);
      return strand(onSkull(skull, around, up), tip, 4, 2.4);
    }),
};

function ball(spot: Projected, radius: number): Lock {
  return { depth: spot.depth, shape: ellipse(spot, radius, radius) };
}

function strand(root: Projected, end: Projected, from: number, to: number) {
  return { depth: root.depth, shape: limb(root, end, from, to) };
}
