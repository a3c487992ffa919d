import { levenshteinDistance } from "@std/text/levenshtein-distance";
import { frontOf } from "../../../lib/content/parts.ts";
import { PLACEHOLDERS } from "../../placeholder_names.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { atPlaces } from "../some_of.ts";
import { fileOfPage, placesOf, wordsIn } from "../source.ts";

/** Placeholders without a value, misspelt or where none is filled in: readers see the braces. */
export function leftInBraces({ pages, roots }: Site): Diagnostic[] {
  const files = wordsIn(roots.person, roots.manual)
    .map((file) => ({ ...file, text: withoutCode(file.text) }));
  const fronts = files.map((file) => ({ ...file, text: frontOf(file) }));
  return [...shownIn(pages)].flatMap(([written, path]) => {
    const name = written.slice(1, -1).trim();
    const meant = PLACEHOLDERS.find((each) => isNear(name, each));
    if (meant === undefined) return [];
    const isMisspelt = written !== `{${meant}}`;
    // Pages fill in each text, but not each field.
    const places = placesOf(
      isMisspelt ? files : fronts,
      new RegExp(RegExp.escape(written), "g"),
    );
    if (places.length === 0) places.push(fileOfPage(roots, path));
    const [why, fix] = isMisspelt
      ? [
        "placeholder is unknown",
        `write {${meant}}, or put the text in backticks`,
      ]
      : ["field has no placeholders", "write the text that it stands for"];
    const what = `${path} shows ${written} unchanged, because this ${why}`;
    return atPlaces(places, roots.person.dir, {
      severity: "warning",
      what,
      fix,
    });
  });
}

/** Words in braces, and the first page that shows each. */
function shownIn(pages: Site["pages"]): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { path, braces } of pages) {
    for (const written of braces) {
      if (!shown.has(written)) shown.set(written, path);
    }
  }
  return shown;
}

/** Words in braces that are no code. */
export function bracesIn(markdown: string): string[] {
  return withoutCode(markdown).match(/\{ *\w+ *\}/g) ?? [];
}

/** True for capitals, letters in another order, and one other letter in a long name. */
function isNear(name: string, known: string): boolean {
  const edits = levenshteinDistance(name.toLowerCase(), known);
  const sorted = (text: string) => [...text.toLowerCase()].sort().join("");
  return edits < 3 && sorted(name) === sorted(known) ||
    edits < 2 && known.length > 5;
}

/** Keeps the lines, because places count them. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(
    /^( *)(`{3,}|~{3,})[^]*?^\1\2|(`+)[^]*?\3/gm,
    (code) => code.replaceAll(/[^\n]/g, " "),
  );
}
