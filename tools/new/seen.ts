// deno-lint-ignore-file no-console -- its output is what it is for
import { ConfigError } from "../../lib/config.ts";
import { printable } from "../../lib/base/log/printable.ts";
import { openRoots } from "../../lib/content/load.ts";
import { frontOf } from "../../lib/content/parts.ts";
import type { SourceFile } from "../doctor/source.ts";
import { digestOf, translationPairs, wordsOf } from "../translations.ts";

/**
 * Prints a translation beside its original, and notes in it that it has the words
 * of the original as they are. Throws a ConfigError.
 */
export async function noteSeen(dir: string, given: string): Promise<void> {
  const [original, translation] = pairAt(dir, given);
  console.log(besideEachOther(original, translation).join("\n"));
  const of = digestOf(original);
  await Deno.writeTextFile(translation.path, withDigest(translation, of));
  console.log(`\nWrote of: ${of} into ${translation.path}`);
}

/** Takes the path below the folder, from here, or the name of the file. */
function pairAt(dir: string, given: string): [SourceFile, SourceFile] {
  const pairs = translationPairs(openRoots(dir));
  const found = pairs.filter(([, { path }]) =>
    path === given.replace(/^\.\//, "") || path.endsWith(`/${given}`)
  );
  const [pair] = found;
  if (pair && found.length === 1) return pair;
  throw new ConfigError(
    pair
      ? `${given} is the name of several files; give one of ${
        found.map(([, { path }]) => path).join(", ")
      }`
      : `Cannot find ${given} in ${dir}: expected a translation that is not hidden, such as pages/about.sv.md`,
  );
}

/** Each field by its name, then its words in the original and in the translation. */
export function besideEachOther(
  original: SourceFile,
  translation: SourceFile,
): string[] {
  const [words, own] = [wordsOf(original), wordsOf(translation)];
  const fields = new Set([...words.keys(), ...own.keys()]);
  return [...fields].flatMap((field) => {
    const [one, other] = [words, own].map((each) => blocksOf(each.get(field)));
    const length = Math.max(one?.length ?? 0, other?.length ?? 0);
    const rows = Array.from(
      { length },
      (_, at) => [`  ${one?.[at] ?? MISSING}`, `  ${other?.[at] ?? MISSING}`],
    );
    return [field, ...rows.flat()].map(printable);
  });
}

const MISSING = "(missing)";
const WIDTH = 76;

/** The beginning of each paragraph, in a line. */
function blocksOf(text = ""): string[] {
  return text.split(/\n\s*\n/).filter(Boolean).map((block) => {
    const line = block.replaceAll(/\s+/g, " ").trim();
    return line.length > WIDTH ? `${line.slice(0, WIDTH - 2)} …` : line;
  });
}

function withDigest(file: SourceFile, digest: string): string {
  const front = frontOf(file);
  const rest = file.text.slice(front.length);
  const line = `of: ${digest}`;
  if (/^of:/m.test(front)) {
    return front.replace(/^of:.*?(?=\r?$)/m, line) + rest;
  }
  const end = front.includes("\r\n") ? "\r\n" : "\n";
  return file.path.endsWith(".yaml")
    ? line + end + file.text
    : front.replace(/^---[ \t]*\r?\n/, `$&${line}${end}`) + rest;
}
