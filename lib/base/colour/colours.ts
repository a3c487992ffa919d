/** Linear light of red, green and blue, from 0 to 1. */
export type Light = [red: number, green: number, blue: number];

/** Lightness (0 to 1), chroma, hue (degrees): CSS Color 4, section 10. Clips the gamut. */
export function lightOfOklch(
  lightness: number,
  chroma: number,
  hue: number,
): Light {
  const a = chroma * Math.cos(hue * Math.PI / 180);
  const b = chroma * Math.sin(hue * Math.PI / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return [red, green, blue];
}

/** Red, green and blue of sRGB, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOfLight(light: Light): Rgb {
  const [red = 0, green = 0, blue = 0] = light.map((value) =>
    Math.round(
      255 *
        (value <= 0.0031308
          ? 12.92 * value
          : 1.055 * value ** (1 / 2.4) - 0.055),
    )
  );
  return [red, green, blue];
}

/** Mixes two colours. A `share` of 1 is the second colour. */
export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [
    channel(one[0], other[0]),
    channel(one[1], other[1]),
    channel(one[2], other[2]),
  ];
}

/** Perceived brightness, from 0 to 255. */
export function brightness([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** `#` and six digits in lower case. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

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
