import type { Layer } from "./canvas.ts";
import type { Look } from "./look.ts";
import { ellipse } from "./shapes.ts";
import { onSkull, shell, type Skull } from "./skull.ts";

/** What is worn in or over the hair. */
export function drawOrnament({ ornament }: Look, skull: Skull): Layer[] {
  switch (ornament) {
    case "flower":
      return [flower(skull)];
    case "headband":
      return [{
        depth: 26,
        draw: (canvas) =>
          canvas.paint(
            "charm",
            shell(skull, 1.6, (_, up) => up > 0.42 && up < 0.64),
          ),
      }];
    case "headphones":
      return headphones(skull);
    default:
      return [];
  }
}

function flower(skull: Skull): Layer {
  const heart = onSkull(skull, 0.95, 0.45, 1.5);
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = i * Math.PI * 0.4;
    const x = heart.x + 3 * Math.sin(angle);
    return ellipse({ x, y: heart.y - 3 * Math.cos(angle) }, 2.4, 2.4);
  });
  return {
    depth: heart.depth > -0.2 ? 28 : 18,
    draw(canvas) {
      canvas.paint("charm", ...petals);
      canvas.paint("trim", ellipse(heart, 1.8, 1.8));
    },
  };
}

function headphones(skull: Skull): Layer[] {
  const band: Layer = {
    depth: 31,
    draw: (canvas) =>
      canvas.paint(
        "frame",
        shell(
          skull,
          2.8,
          (around, up) =>
            Math.abs(Math.cos(around)) * Math.sqrt(1 - up * up) < 0.16 &&
            up > -0.1,
        ),
      ),
  };
  const cups = [-1.57, 1.57].map((around): Layer => {
    const ear = onSkull(skull, around, -0.1, 2);
    return {
      depth: ear.depth > -0.2 ? 32 : 18,
      draw: (canvas) => canvas.paint("charm", ellipse(ear, 3.8, 4.8)),
    };
  });
  return [band, ...cups];
}
