import { cut } from "../../base/text/code_points.ts";
import { withoutForeignAddresses } from "./foreign_addresses.ts";

/** In code points. */
const MAX_LENGTH = 160;
/** Maximum number of characters read: cleaning takes time. */
const MAX_READ = 2_000;

/** A text that is still not clean then was made to never be. */
const MAX_PASSES = 8;

/**
 * One chat bubble from the text of a model: a single line of plain text, at
 * most 160 code points. It has no address outside the site, also after NFKC
 * normalization by a browser. Empty if nothing is left.
 */
export function toBubble(text: string, siteOrigin: string): string {
  const clean = (text: string) => cleaned(text, siteOrigin);
  let line = text.slice(0, MAX_READ);
  // A removal or a cut can create a new tag or address.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = cut(clean(line), MAX_LENGTH);
    const plain = next.normalize("NFKC");
    const isPlain = clean(plain) === plain;
    if (next === line && isPlain) return line;
    // A text that is clean keeps its full-width commas.
    line = isPlain ? next : plain;
  }
  return "";
}

function cleaned(text: string, siteOrigin: string): string {
  const line = text.replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "")
    .replaceAll(TAG, "");
  return withoutForeignAddresses(line, siteOrigin).replaceAll(/ {2,}/g, " ")
    .trim();
}

/** Removes control characters except line ends and tabs, and lone surrogates. */
export function stripControls(text: string): string {
  return text.replaceAll(/[\p{Cs}]|(?![\n\t])\p{Cc}/gu, "");
}

// Format characters change the direction of text or hide in it. Only the joiner
// inside an emoji is wanted.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu;

const TAG = /<[a-z/!?][^<>]*>?/gi;
