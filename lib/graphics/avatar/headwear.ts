import type { Canvas, Layer } from "./canvas.ts";
import type { Style } from "../wardrobe.ts";
import type { Look } from "./look.ts";
import { ellipse, limb, type Shape, taper } from "./geometry.ts";
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

export function drawOrnament({ ornament }: Look, skull: Skull): Layer[] {
  return ornament ? ORNAMENTS[ornament](skull) : [];
}

const ORNAMENTS: Record<Style<"ornament">, (skull: Skull) => Layer[]> = {
  flower,
  headband,
  headphones,
};

function headband(skull: Skull): Layer[] {
  const band = shell(skull, 1.6, (_, up) => up > 0.42 && up < 0.64);
  return [{ depth: 26, draw: (canvas) => canvas.paint("charm", band) }];
}

/** Hidden from directions that would show only its petals. */
function flower(skull: Skull): Layer[] {
  const heart = onSkull(skull, 0.9, 0.6, -1);
  if (heart.depth < -0.2) return [];
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = i * Math.PI * 0.4;
    const x = heart.x + 3 * Math.sin(angle);
    return ellipse({ x, y: heart.y - 3 * Math.cos(angle) }, 2.4, 2.4);
  });
  return [{
    depth: 28,
    draw(canvas) {
      canvas.paint("charm", ...petals);
      canvas.paint("trim", ellipse(heart, 1.8, 1.8));
    },
  }];
}

function headphones(skull: Skull): Layer[] {
  const band: Layer = {
    depth: 31,
    draw: (canvas) => canvas.paint("frame", ...arch(skull)),
  };
  const cups = [-1.57, 1.57].map((around): Layer => {
    const ear = onSkull(skull, around, -0.1, 2.5);
    return {
      depth: ear.depth > -0.2 ? 32 : 18,
      draw: (canvas) => canvas.paint("charm", ellipse(ear, 3.8, 4.8)),
    };
  });
  return [band, ...cups];
}

/** The visible pieces of the band. */
function arch(skull: Skull): Shape[] {
  const joints = ARCH.map((along) => {
    const around = along < Math.PI / 2 ? -Math.PI / 2 : Math.PI / 2;
    return onSkull(skull, around, Math.sin(along), 1.6);
  });
  return joints.slice(1).flatMap((to, i) => {
    const from = joints[i];
    const isSeen = from && to.depth > -0.25 && from.depth > -0.25;
    return isSeen ? [limb(from, to, 1.6)] : [];
  });
}

/** Angles from one ear over the crown to the other, in radians. */
const ARCH = Array.from({ length: 13 }, (_, i) => i / 12 * Math.PI);
