import { tokensOf } from "../../base/text/code_points.ts";

/** A twin whose words have changed, as by another address, with its own token count. */
export function countedAnew(text: string): { text: string; tokens: number } {
  const [before = ""] = text.split("\ntokens: ", 1);
  const from = before.length + "\ntokens: ".length;
  const rest = text.slice(text.indexOf("\n", from));
  const textWith = (tokens: number) => `${before}\ntokens: ${tokens}${rest}`;
  const tokens = tokensOf(textWith);
  return { text: textWith(tokens), tokens };
}
