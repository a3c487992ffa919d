import { stem } from "./stem.ts";
import { tokensOf } from "../../base/text/tokens.ts";

/** Every word of a text, the parts of compounds too. */
export function spellingsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ word, parts }) => [word, ...parts]);
}

export function termsOf(text: string): string[] {
  return spellingsOf(text).map(stem);
}
