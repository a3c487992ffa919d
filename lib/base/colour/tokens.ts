import { lightOfOklch, type Rgb, rgbOfLight } from "./srgb.ts";

export type Theme = "light" | "dark";

/** Colours of pictures have the names of the style sheet. */
export const TOKEN_NAMES = ["paper", "ink", "soft", "accent", "tint"] as const;
export type Token = typeof TOKEN_NAMES[number];

/** Lightness and chroma, as in the style sheet. */
const TOKENS: Record<Theme, Record<Token, [number, number]>> = {
  light: {
    paper: [0.988, 0.004],
    ink: [0.23, 0.014],
    soft: [0.46, 0.014],
    accent: [0.47, 0.11],
    tint: [0.94, 0.035],
  },
  dark: {
    paper: [0.175, 0.012],
    ink: [0.91, 0.01],
    soft: [0.72, 0.012],
    accent: [0.8, 0.1],
    tint: [0.28, 0.045],
  },
};

/** Hue from 0 to 360. */
export function toneOf(theme: Theme, token: Token, hue: number): Rgb {
  const [lightness, chroma] = TOKENS[theme][token];
  return rgbOfLight(lightOfOklch(lightness, chroma, hue));
}
