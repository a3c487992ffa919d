import { asset } from "fresh/runtime";
import type { Deps } from "../deps.ts";

/** The typeface, of which every page needs the first file. */
export const FONT = "/fonts/foyer.woff2";
const ACCENTED = "/fonts/foyer-ext.woff2";

/**
 * The one inline style: the accent, which is the person's and not the style
 * sheet's, and the typeface by addresses that a browser may keep for ever.
 */
export function pageStyle({ content: { profile } }: Pick<Deps, "content">) {
  return `:root{--hue:${profile.hue}}` +
    fontFace(FONT, BASIC) + fontFace(ACCENTED, LETTERS);
}

// `swap`, not `optional`: a slow first visit would never show the typeface.
function fontFace(path: string, range: string): string {
  return "@font-face{font-family:Foyer;font-weight:400 620;font-display:swap;" +
    `src:url(${asset(path)})format("woff2");unicode-range:${range}}`;
}

// ASCII, punctuation and arrows.
const BASIC = "U+20-7E,U+A0,U+A7,U+B7,U+D7,U+2013-2014,U+2018-201D,U+2022," +
  "U+2026,U+2190-2197,U+21B5,U+2318";
// Western letters with accents.
const LETTERS = "U+A1-A6,U+A8-B6,U+B8-D6,U+D8-FF,U+152-153,U+160-161,U+17D-17E";
