import type { Section } from "../../../lib/content/kinds/section.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { placesOf, type SourceFile, wordsIn } from "../source.ts";

/** Keys of entries that only the résumé shows, by its parts. */
const OF_RESUME = {
  projects: ["roles", "entity", "type"],
  publications: ["publisher"],
};

/** Keys that have no effect. */
export function idleKeys({ content, roots }: Site): Diagnostic[] {
  const files = wordsIn(roots.person).map(({ path, text }) => ({
    path: path.slice(roots.person.dir.length + 1),
    text: frontOf({ path, text }),
  }));
  return [
    ...emptyLists(files),
    ...(content.profile.photo ? hiddenFigure(files) : []),
    ...content.sections.flatMap((section) => keysOfOthers(section, files)),
  ].map((found) => ({
    severity: "warning",
    ...found,
    place: `${roots.person.dir}/${found.place}`,
  }));
}

type Idle = Omit<Diagnostic, "severity">;

function emptyLists(files: SourceFile[]): Idle[] {
  return placesOf(files, /^\w+:[ \t]*\[[ \t]*\][ \t]*$/gm).map((place) => ({
    place,
    what: "an empty list has no effect",
    fix: "remove the line",
  }));
}

function hiddenFigure(files: SourceFile[]): Idle[] {
  const profile = files.filter(({ path }) => path === "profile.md");
  return placesOf(profile, /^figure:/gm).map((place) => ({
    place,
    what: "figure has no effect, because photo is set",
    fix: "remove figure or photo",
  }));
}

function keysOfOthers(
  { slug, resume }: Section,
  files: SourceFile[],
): Idle[] {
  const below = files.filter(({ path }) => path.startsWith(`${slug}/`));
  const others = Object.entries(OF_RESUME).filter(([part]) => part !== resume);
  return others.flatMap(([part, keys]) =>
    keys.flatMap((key) =>
      placesOf(below, new RegExp(`^${key}:`, "gm")).map((place) => ({
        place,
        what: `${key} has no effect: only sections with resume: ${part} use it`,
        fix: `set resume: ${part} in ${slug}/index.md, or remove the line`,
      }))
    )
  );
}
