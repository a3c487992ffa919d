import { levenshteinDistance } from "@std/text/levenshtein-distance";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { atPlaces } from "../some_of.ts";
import { fileOfPage, placesOf, wordsIn } from "../source.ts";

const OURS = ["name", "base_url", "mcp_name", "rate_limit", "rate_limit_rule"];

/** Placeholders of the software that are not filled in, so that readers see the braces. */
export function leftInBraces({ pages, roots }: Site): Diagnostic[] {
  const files = wordsIn(roots.person, roots.manual)
    .map((file) => ({ ...file, text: withoutCode(file.text) }));
  const fronts = files.map((file) => ({ ...file, text: frontOf(file) }));
  const shown = new Map<string, string>();
  for (const { path, twin } of pages) {
    for (const [name] of withoutCode(twin).matchAll(/\{ *\w+ *\}/g)) {
      if (!shown.has(name)) shown.set(name, path);
    }
  }
  return [...shown].flatMap(([name, path]) => {
    const meant = OURS.find((each) => isNear(name.slice(1, -1).trim(), each));
    if (meant === undefined) return [];
    const isOurs = name === `{${meant}}`;
    // A text has ours filled in, and a field may not.
    const places = placesOf(
      isOurs ? fronts : files,
      new RegExp(RegExp.escape(name), "g"),
    );
    return atPlaces(
      places.length > 0 ? places : [fileOfPage(roots, path)],
      roots.person.dir,
      {
        severity: "warning",
        what: isOurs
          ? `${path} shows ${name} unchanged, because this field has no placeholders`
          : `${path} shows ${name} unchanged, because this placeholder is unknown`,
        fix: isOurs
          ? "write the text that it stands for"
          : `write {${meant}}, or put the text in backticks`,
      },
    );
  });
}

/** Typing errors: letters in another order or in capitals, and another one in a long name. */
function isNear(name: string, ours: string): boolean {
  const edits = levenshteinDistance(name.toLowerCase(), ours);
  const sorted = (text: string) => [...text.toLowerCase()].sort().join("");
  return edits < 3 && sorted(name) === sorted(ours) ||
    edits < 2 && ours.length > 5;
}

/** Keeps the lines, because places count them. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(
    /^( *)(`{3,}|~{3,})[^]*?^\1\2|(`+)[^]*?\3/gm,
    (code) => code.replaceAll(/[^\n]/g, " "),
  );
}
