import type { Colours } from "./screen.ts";

/** Parameters of Select Graphic Rendition (ECMA-48). */
const STYLES = { bold: "1", dim: "2" };

/** The text, which must be printable, in a style; plain without colours. */
export function paint(
  text: string,
  style: keyof typeof STYLES,
  colours: Colours,
): string {
  return sgr(text, STYLES[style], colours);
}

/** The text with the parameters of SGR before it and a reset after it. */
export function sgr(text: string, code: string, colours: Colours): string {
  const isPlain = colours === "none" || text === "";
  return isPlain ? text : `\u001b[${code}m${text}\u001b[0m`;
}
