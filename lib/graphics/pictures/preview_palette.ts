import type { Palette } from "../avatar/png.ts";
import { mixed } from "../../base/colour/srgb.ts";
import { toneOf } from "../../base/colour/tokens.ts";
import { onGround } from "./pixels.ts";

const INKS = ["ink", "soft", "accent"] as const;
export type Ink = typeof INKS[number];

export const PAPER = 0;

/** Tones from the paper to an ink, so that letters have smooth edges. */
const STEPS = 16;

/** First index of the palette of the figure. */
export const FIGURE = 1 + INKS.length * STEPS;

/** All tones of a preview, on light paper in every theme. */
export function previewPalette(hue: number, figure?: Palette): Palette {
  const paper = toneOf("light", "paper", hue);
  const inks = INKS.flatMap((ink) =>
    Array.from(
      { length: STEPS },
      (_, i) => mixed(paper, toneOf("light", ink, hue), (i + 1) / STEPS),
    )
  );
  const drawn = figure ? [...onGround(figure, paper).rgb] : [];
  return {
    rgb: Uint8Array.from([...paper, ...inks.flat(), ...drawn]),
    alpha: new Uint8Array(0),
  };
}

/** The index of an ink that covers a share of a pixel. */
export function indexOf(ink: Ink, share: number): number {
  const step = Math.round(share * STEPS);
  return step === 0 ? PAPER : INKS.indexOf(ink) * STEPS + step;
}
