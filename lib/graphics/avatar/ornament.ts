import type { Layer } from "./canvas.ts";
import type { Look } from "./look.ts";
import { ellipse, limb, type Shape } from "./shapes.ts";
import { onSkull, shell, type Skull } from "./skull.ts";

export function drawOrnament({ ornament }: Look, skull: Skull): Layer[] {
  switch (ornament) {
    case "flower":
      return flower(skull);
    case "headband":
      return [{
        depth: 26,
        draw(canvas) {
          const band = shell(skull, 1.6, (_, up) => up > 0.42 && up < 0.64);
          canvas.paint("charm", band);
        },
      }];
    case "headphones":
      return headphones(skull);
    default:
      return [];
  }
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
