import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import {
  languagesIn,
  translationPath,
} from "../../../lib/content/languages.ts";
import { frontKeysOf } from "../../../lib/content/parts.ts";
import {
  digestOf,
  seenDigest,
  translatable,
  translationPairs,
  wordsOf,
} from "../../translations.ts";
import { type Files, isFaulty } from "../check.ts";
import { someOf } from "../some_of.ts";
import { placesOf, type SourceFile } from "../source.ts";

/** Files without a translation, a finding for each language. */
export function missingTranslations({ roots, mistakes }: Files): Diagnostic[] {
  const { person } = roots;
  return languagesIn(person).flatMap((into) => {
    const names = translatable(roots, into)
      .filter(({ path, translation }) =>
        !translation && !isFaulty(path, mistakes) &&
        !isFaulty(translationPath(path, into), mistakes)
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

function isOlder(translation: SourceFile, original: SourceFile): boolean {
  const [own, other] = [translation, original].map((file) =>
    frontKeysOf(file).updated
  );
  return typeof own === "string" && typeof other === "string" && own < other;
}

function warning(place: string, what: string, fix: string): Diagnostic[] {
  return [{ severity: "warning", place, what, fix }];
}
