import { type Texts, textsBelow } from "./texts.ts";

const COMMENT = /^\s*(?:\/\/|\/\*\*) \w/;
const QUESTION =
  /^\s*(?:\/\/|\/\*\*) (What|Where|Who|Whoever|Whether|How|By|Of|With)\b/;

/** Comments that begin with a question word, and all comments, as `2 of 90, 2.2 %`. */
export function questionShare(texts: Texts): string {
  const questions = countLines(texts, QUESTION);
  const all = countLines(texts, COMMENT);
  const percent = Math.round(1_000 * questions / Math.max(1, all)) / 10;
  return `${questions} of ${all}, ${percent} %`;
}

/** Files with the most comments that begin with a question word. */
export function questionFiles(texts: Texts): string[] {
  return [...texts.keys()]
    .map((path) => ({
      path,
      count: countLines(textsBelow(texts, path), QUESTION),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ path, count }) => `${count} ${path}`);
}

function countLines(texts: Texts, pattern: RegExp): number {
  return [...texts.values()].flatMap((text) => text.split("\n"))
    .filter((line) => pattern.test(line)).length;
}
