import { type Light, lightOfOklch } from "../../lib/base/colour/colours.ts";

/** Custom properties of the root. The last one of each name counts. */
export function tonesIn(...sheets: string[]): Map<string, string> {
  const found = sheets.flatMap((css) =>
    // Media blocks do not count: they are for print or for one theme.
    [...withoutMedia(css).matchAll(/:root\s*\{([^}]*)\}/g)].flatMap((
      [, block = ""],
    ) => [...block.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)])
  );
  return new Map(
    found.map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/** No tone is written in more characters. */
const LONGEST = 1_000;

/** The contrast of two tones as WCAG 2.2 counts it; null where one cannot be read here. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [lightOf(one), lightOf(other)];
  if (!first || !second) return null;
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)]
    .sort((one, other) => one - other);
  return (bright + 0.05) / (dark + 0.05);
}

/** A tone with its variables filled in, of the one theme or the other. */
export function toneOf(
  tones: Map<string, string>,
  name: string,
  theme: "light" | "dark",
): string {
  let value = tones.get(name) ?? "";
  // A variable may name another one, hardly ten in a row; what names itself grows.
  for (let depth = 0; depth < 10 && value.includes("var("); depth++) {
    if (value.length > LONGEST) return "";
    value = value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (_, other) => tones.get(other) ?? "",
    );
  }
  const [, light = value, dark = value] =
    /^light-dark\(\s*((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)$/
      .exec(value) ?? [];
  return (theme === "light" ? light : dark).trim();
}

function withoutMedia(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/@media[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
}

function lightOf(tone: string): Light | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(tone)?.[1];
  if (hex) return ofHex(hex);
  const [, ...numbers] =
    /^oklch\(\s*([\d.]+%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(tone) ??
      [];
  const [lightness = "", chroma = 0, hue = 0] = numbers;
  if (!lightness) return null;
  const isPercent = lightness.endsWith("%");
  const part = parseFloat(lightness) / (isPercent ? 100 : 1);
  return lightOfOklch(part, Number(chroma), Number(hue));
}

function ofHex(hex: string): Light {
  const each = hex.length === 3 ? [...hex].map((digit) => digit + digit) : [
    hex.slice(0, 2),
    hex.slice(2, 4),
    hex.slice(4),
  ];
  const [red = 0, green = 0, blue = 0] = each.map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
