import { firstOf, isUpTo } from "../../base/text/code_points.ts";
import { withoutForeignAddresses } from "./foreign_addresses.ts";

/** The longest bubble, in code points. */
const MAX_LENGTH = 160;
/** Of what a model writes, no more is read; cleaning takes time. */
const MAX_READ = 2_000;

/** What is still not clean then was made to be never. */
const MAX_PASSES = 8;

/**
 * One chat bubble of what a model wrote: a single line of plain text, at most
 * 160 code points, with no address outside the site, as it stands and as a
 * browser may normalise it (NFKC). Empty if nothing is left.
 */
export function toBubble(text: string, siteOrigin: string): string {
  const clean = (text: string) => cleaned(text, siteOrigin);
  let line = text.slice(0, MAX_READ);
  // What a removal or a cut leaves behind may be a tag or an address again.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = cut(clean(line));
    const plain = next.normalize("NFKC");
    const isPlain = clean(plain) === plain;
    if (next === line && isPlain) return line;
    // Nobody's full-width comma is touched where nothing is wrong.
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

/** Without control characters, except line ends and tabs, and halves of characters. */
export function stripControls(text: string): string {
  return text.replaceAll(/[\p{Cs}]|(?![\n\t])\p{Cc}/gu, "");
}

// Format characters turn the direction of text or hide in it; only the joiner
// inside an emoji is wanted.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu;

const TAG = /<[a-z/!?][^<>]*>?/gi;

function cut(text: string): string {
  if (isUpTo(MAX_LENGTH, text)) return text;
  return firstOf(text, MAX_LENGTH - 1).trimEnd() + "…";
}
