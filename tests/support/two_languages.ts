import { openRoots } from "../../lib/content/load.ts";
import { languageFiles } from "../../tools/new/drafts.ts";
import { type Changes, CONTENT_DIR } from "./content.ts";

type Change = [text: string | RegExp, by: string];

/**
 * The tests' own person in a second language, of the same words but for one in each
 * sentence of a field, and one more in each file. `changes` are those of single translations, by path.
 */
export function translatedPerson(
  into: string,
  changes: Record<string, Change> = {},
): Changes {
  const files = languageFiles(openRoots(CONTENT_DIR), into);
  return Object.fromEntries(
    [...files].map(([path, text]) => {
      const change = changes[path];
      const shown = path === "profile.md" ? text : otherWords(text);
      return [path, change ? replaced(shown, change) : shown];
    }),
  );
}

function otherWords(draft: string): string {
  const shown = draft.replace(/^hidden: true\n/m, "").replaceAll(
    /^(\w+: \w.* .* .* )\w+(\W*)$/gm,
    "$1annat$2",
  );
  return draft.startsWith("---")
    ? `${shown.trimEnd()}\n\nMer.\n`
    : shown.replace("Applied murk", "Mer");
}

function replaced(text: string, [before, by]: Change): string {
  const after = text.replace(before, by);
  if (after === text) throw new Error(`No "${before}" in ${text}`);
  return after;
}
