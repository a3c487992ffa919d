import { DESCRIPTION, description } from "../../lib/content/fields.ts";

const { shortest: SHORTEST, longest: LONGEST } = DESCRIPTION;

/** True if the text is a valid description of a page. */
export function isDescription(text: string): boolean {
  return description().safeParse(text).data === text && !text.includes("\n");
}

/**
 * The words, as many of them as it takes for the description of a page, cut where
 * there are too many. The last has to be long enough by itself.
 */
export function descriptionOf(...words: (string | undefined)[]): string {
  let text = "";
  for (const more of words) {
    if (Array.from(text).length >= SHORTEST) break;
    if (more) text += (text && " ") + sentence(more.replace(/\s+/g, " "));
  }
  return cut(text);
}

function sentence(text: string): string {
  return /[\p{P}\p{S}]$/u.test(text) ? text : `${text}.`;
}

/** At most 160 characters: whole sentences, or else whole words. */
export function shortened(text: string): string {
  if (Array.from(text).length <= LONGEST) return text;
  const [sentences] = SENTENCES.exec(text) ?? [];
  return sentences ?? cut(text);
}

const SENTENCES = RegExp(
  `^.{${SHORTEST},${LONGEST - 1}}(?:[.!?…](?= )|[。！？])`,
  "su",
);

function cut(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= LONGEST) return text;
  const most = letters.slice(0, LONGEST - 1).join("");
  // At a space, unless nearly all of it is one word.
  const atSpace = most.slice(0, most.lastIndexOf(" "));
  const kept = Array.from(atSpace).length >= SHORTEST ? atSpace : most;
  return `${kept.trimEnd()}…`;
}
