import type { Canvas, Layer } from "./canvas.ts";
import type { Style } from "../wardrobe.ts";
import type { Look } from "./look.ts";
import { ellipse, limb, taper } from "./shapes.ts";
import { onSkull, shell, type Skull } from "./skull.ts";

export function drawHat({ hat }: Look, skull: Skull): Layer[] {
  if (!hat) return [];
  return [{ depth: 30, draw: (canvas) => HATS[hat](canvas, skull) }];
}

type DrawHat = (canvas: Canvas, skull: Skull) => void;

const HATS: Record<Style<"hat">, DrawHat> = {
  cap(canvas, skull) {
    const visor = limb(
      onSkull(skull, -0.4, 0.42, 3),
      onSkull(skull, 0.4, 0.42, 3),
      3.2,
    );
    const facing = onSkull(skull, 0, 0.3).depth > 0;
    if (!facing) canvas.paint("hat", visor);
    canvas.paint("hat", dome(skull, 0.42));
    if (facing) canvas.paint("hat", visor);
    canvas.dye("hat", "charm", ellipse(onSkull(skull, 0, 0.99, 3), 2, 1.5));
  },
  beanie(canvas, skull) {
    canvas.paint("charm", ellipse(onSkull(skull, 0, 1, 5.5), 4, 4));
    canvas.paint("hat", dome(skull, 0.36));
    canvas.dye("hat", "trim", dome(skull, 0.36, 0.58));
  },
  brim(canvas, skull) {
    const rim = onSkull(skull, 0, 0.5);
    canvas.paint("hat", ellipse({ x: skull.x, y: rim.y - 4 }, 18.5, 6));
    canvas.paint("hat", dome(skull, 0.62));
    canvas.dye("hat", "charm", dome(skull, 0.62, 0.74));
  },
  party(canvas, skull) {
    const base = onSkull(skull, 0.3, 0.9);
    const tip = { x: base.x + 1, y: base.y - 14 };
    canvas.paint("hat", taper(tip, { ...base, y: base.y + 2 }, 1.5, 7.5));
    canvas.dye("hat", "trim", limb(tip, base, 0.5, 2));
    canvas.paint("charm", ellipse(tip, 3, 3));
  },
};

/** The part of a hat between two heights. */
function dome(skull: Skull, brink: number, top = Infinity) {
  return shell(skull, 2.4, (_, up) => up > brink && up < top);
}
