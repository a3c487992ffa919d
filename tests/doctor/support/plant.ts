import { type Changes, readFile } from "../../support/content.ts";

/** A mistake: files changed, the place that is named, a part of the fix, and settings. */
export type Planted = [
  changes: Changes,
  place: string,
  fix: string,
  env?: Record<string, string>,
];

export const TIDES = "pages/tides.md";
export const FERRIES = "work/imaginary-ferries.md";
export const PAGE = await readFile(TIDES);

/** Position at which `more` puts its words into that page. */
export const TIDES_END = await lineAfter(TIDES);

/** A file of the tests' own person with more lines in its front matter, or instead of some. */
export async function keys(path: string, ...lines: string[]): Promise<Changes> {
  const names = lines.map((line) => line.replace(/:.*/, ""));
  const [, front = "", rest = ""] =
    /^---\n([^]*?)(\n---\n[^]*)$/.exec(await readFile(path)) ?? [];
  const kept = front.split("\n")
    .filter((line) => !names.includes(line.replace(/:.*/, "")));
  return { [path]: `---\n${[...lines, ...kept].join("\n")}${rest}` };
}

/** A file of the tests' own person with more words at its end, in a line of their own. */
export async function more(path: string, words: string): Promise<Changes> {
  return { [path]: `${(await readFile(path)).trimEnd()}\n\n${words}\n` };
}

/** A mistake in words at the end of a file, in their first line, which is 0, or another. */
export async function atEnd(
  words: string,
  fix: string,
  { path = TIDES, line = 0 } = {},
): Promise<Planted> {
  return [await more(path, words), await lineAfter(path, line), fix];
}

/** Position of line `line` (from 0) of the words that `more` adds, as `file:line`. */
async function lineAfter(path: string, line = 0): Promise<string> {
  const text = (await readFile(path)).trimEnd();
  return `${path}:${text.split("\n").length + 2 + line}`;
}
