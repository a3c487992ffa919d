import type { Site } from "../check.ts";
import type { Finding } from "../finding.ts";
import { placesOf, wordsIn } from "../source.ts";

/** Keys of entries that the résumé alone shows, by the part of it that they are for. */
const OF_RESUME = {
  projects: ["roles", "entity", "type"],
  publications: ["publisher"],
};

/** Keys that change nothing, so that whoever wrote them waits in vain. */
export function idleKeys({ content, roots }: Site): Finding[] {
  const { dir } = roots.person;
  const files = wordsIn(roots.person).map(({ path, text }) => ({
    path,
    text: path.endsWith(".md") ? frontOf(text) : text,
  }));
  const empty = placesOf(files, /^\w+:[ \t]*\[[ \t]*\][ \t]*$/gm)
    .map((place) =>
      finding(place, "an empty list says nothing", "remove the line")
    );
  const idle = content.sections.flatMap(({ slug, resume }) => {
    const below = files.filter(({ path }) =>
      path.startsWith(`${dir}/${slug}/`)
    );
    return Object.entries(OF_RESUME).flatMap(([part, keys]) => {
      if (part === resume) return [];
      return keys.flatMap((key) =>
        placesOf(below, new RegExp(`^${key}:`, "gm")).map((place) =>
          finding(
            place,
            `${key}: is for the ${part} of the résumé, and this is none of them`,
            `set resume: ${part} in ${slug}/index.md, or remove the line`,
          )
        )
      );
    });
  });
  return [...empty, ...idle];
}

function finding(place: string, what: string, fix: string): Finding {
  return { severity: "warning", place, what, fix };
}

function frontOf(text: string): string {
  return /^---[ \t]*\r?\n[^]*?\n---/.exec(text)?.[0] ?? "";
}
