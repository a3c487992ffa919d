import { DESCRIPTION } from "../../../lib/content/fields.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import type { Site } from "../check.ts";
import { someOf } from "../some_of.ts";

const { shortest, longest } = DESCRIPTION;

/** Entries whose description search engines get filled up with other facts. */
export function shortDescriptions({ content, roots }: Site): Diagnostic[] {
  const files = content.sections.flatMap(({ entries }) => entries)
    .filter(({ description = "" }) => Array.from(description).length < shortest)
    .map(({ path }) => `${path.slice(1)}.md`);
  if (files.length === 0) return [];
  const what = `no description of ${shortest} characters in ${someOf(files)}`;
  return [{
    severity: "note",
    place: `${roots.person.dir}/${files[0]}:1`,
    what,
    fix:
      `write ${shortest} to ${longest} characters, and search results show no other facts instead`,
  }];
}
