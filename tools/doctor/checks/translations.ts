import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import {
  languagesIn,
  translationPath,
} from "../../../lib/content/languages.ts";
import { locate, type Path } from "../../../lib/content/yaml.ts";
import { frontKeysOf } from "../../../lib/content/parts.ts";
import { fieldName } from "../../../lib/content/problem.ts";
import {
  digestOf,
  seenDigest,
  translatable,
  translationPairs,
  wordsOf,
} from "../../translations.ts";
import type { Files } from "../check.ts";
import { someOf } from "../some_of.ts";
import { placesOf, type SourceFile } from "../source.ts";

/** Files without a translation, a finding for each language. */
export function missingTranslations(
  { roots, mistakes }: Files,
): Diagnostic[] {
  const { person } = roots;
  return languagesIn(person).flatMap((into) => {
    const names = translatable(roots, into)
      .filter(({ path, translation }) =>
        !translation && !isWrong(path, mistakes) &&
        !isWrong(translationPath(path, into), mistakes)
      )
      .map(({ path }) => path.slice(person.dir.length + 1));
    if (names.length === 0) return [];
    const haveCopies = names.every((name) =>
      person.entries.has(translationPath(name, into))
    );
    const copies = haveCopies
      ? "translate the hidden copies"
      : `run deno task new --translate ${into} for hidden copies, translate them`;
    return {
      severity: "warning",
      place: `${person.dir}/profile.md`,
      what: `no translation to ${into} of ${someOf(names)}`,
      fix: `${copies}, and remove hidden: true`,
    };
  });
}

/** Translations of words that have changed, and those that are not translated yet. */
export function staleTranslations({ roots }: Files): Diagnostic[] {
  return translationPairs(roots).flatMap(([original, translation]) => {
    const digest = digestOf(original);
    const name = original.path.slice(roots.person.dir.length + 1);
    const [place = `${translation.path}:1`] = placesOf(
      [translation],
      /^of:/gm,
    );
    if (digestOf(translation) === digest) {
      return warning(
        place,
        `every word is that of ${name}`,
        name === "profile.md"
          ? "translate the words"
          : "translate the words, or delete the file",
      );
    }
    const seen = seenDigest(translation);
    const isStale = seen ? seen !== digest : isOlder(translation, original);
    if (!isStale) return [];
    const path = translation.path.slice(roots.person.dir.length + 1);
    return warning(
      place,
      `${name} has changed since this translation`,
      `compare the two files, then run deno task new --seen ${path}`,
    );
  });
}

/** Texts of more than three words that a translation has from its original. */
export function halfTranslations({ roots }: Files): Diagnostic[] {
  return translationPairs(roots).flatMap(([original, translation]) => {
    // The check above tells of a file that is not translated at all.
    if (digestOf(translation) === digestOf(original)) return [];
    const words = wordsOf(original);
    // A text in a list may be a name.
    const named = [...wordsOf(translation)].filter(([field, text]) =>
      !field.includes(".") && text === words.get(field) &&
      text.split(/\s+/).length > 3
    ).map(([field]) => field);
    return named.length === 0 ? [] : warning(
      `${translation.path}:1`,
      `not translated yet: ${named.join(", ")}`,
      "translate the words",
    );
  });
}

/** Lists of `resume.sv.yaml` that have other items or dates than those of `resume.yaml`. */
export function unequalResumes({ roots, mistakes }: Files): Diagnostic[] {
  return translationPairs(roots).filter(([{ name }, { path }]) =>
    name === "resume" && !isWrong(path, mistakes)
  )
    .flatMap(([original, translation]) => {
      const own = frontKeysOf(translation);
      const lists = Object.entries(frontKeysOf(original))
        .map(([list, items]) => ({
          list,
          items: itemsOf(items),
          own: itemsOf(own[list]),
        }));
      const at = (path: Path) => {
        const offset = locate(translation.text, path, "key");
        const { line } = positionAt(translation.text, offset);
        return `${translation.path}:${line}`;
      };
      return faultsIn(lists)
        .flatMap(([path, what, fix]) => warning(at(path), what, fix));
    });
}

/** True for a file that cannot be read, and which may be hidden. */
function isWrong(path: string, mistakes: Diagnostic[]): boolean {
  return mistakes.some(({ place }) => place.startsWith(path));
}

function isOlder(translation: SourceFile, original: SourceFile): boolean {
  const [own, other] = [translation, original].map((file) =>
    frontKeysOf(file).updated
  );
  return typeof own === "string" && typeof other === "string" && own < other;
}

type Fault = [path: Path, what: string, fix: string];

const DATES = ["start", "end", "date"];

interface Pair {
  list: string;
  items: unknown[];
  own: unknown[];
}

/** Lists of other lengths are one fault, because they may all be missing. */
function faultsIn(pairs: Pair[]): Fault[] {
  const isUnequal = ({ items, own }: Pair) => items.length !== own.length;
  const counts = pairs.filter(isUnequal).map(({ list, items, own }) =>
    `${list}: ${own.length} in this file, but ${items.length}`
  );
  const what = `${counts.join("; ")} in resume.yaml`;
  const lengths: Fault = [
    [pairs.find(isUnequal)?.list ?? ""],
    what,
    "write the same items into both, in the same order",
  ];
  const dates = pairs.filter((pair) => !isUnequal(pair)).flatMap(datesIn);
  return counts.length > 0 ? [lengths, ...dates] : dates;
}

function datesIn({ list, items, own }: Pair): Fault[] {
  return items.flatMap((item, at) =>
    DATES.flatMap((date): Fault[] => {
      const [one, other] = [valueOf(own[at], date), valueOf(item, date)];
      if (one === other) return [];
      const path = [list, at, date];
      const what = `${fieldName(path)} is ${one}, but ${other} in resume.yaml`;
      return [[path, what, "write the same date into both"]];
    })
  );
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text, because YAML reads a year as a number. */
function valueOf(item: unknown, key: string): string {
  const value = Object.entries(item ?? {}).find(([name]) => name === key);
  return String(value?.[1] ?? "missing");
}

function warning(place: string, what: string, fix: string): Diagnostic[] {
  return [{ severity: "warning", place, what, fix }];
}
