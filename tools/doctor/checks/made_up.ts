import { positionAt } from "../../../lib/content/diagnostic.ts";
import type { Content } from "../../../lib/content/content.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import { describeOwner } from "../../new/defaults.ts";
import { descriptionOf, isDescription } from "../../new/descriptions.ts";
import { GUESS, MADE_UP, NO_NAME } from "../../new/made_up.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { atPlaces } from "../some_of.ts";
import { placesOf, readWords, type SourceFile } from "../source.ts";

/** Lists what `new` and `import` have made up, until it is edited. */
export function madeUp({ content, roots }: Site): Diagnostic[] {
  const { dir } = roots.person;
  const files = readWords(roots);
  const found = foundIn(files, content, dir);
  // A description may be found by its words and by what it was made of.
  const byPlace = new Map(found.map((finding) => [finding.place, finding]));
  const groups = Map.groupBy(
    [...byPlace.values()].sort(inOrder),
    // One description in many files is one finding.
    ({ place, what }) =>
      what.startsWith("description:") ? lineAt(files, place) : place,
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? atPlaces(same.map(({ place }) => place), dir, first) : [];
  });
}

function foundIn(
  files: SourceFile[],
  content: Content,
  dir: string,
): Diagnostic[] {
  const fronts = files.map(({ path, text }) => ({
    path,
    text: frontOf({ path, text }),
  }));
  const described = describedBySoftware(content, dir, fronts);
  return [
    ...Object.values(MADE_UP).flatMap(({ key, text }) =>
      key === "text"
        ? notEdited(
          `text "${firstWords(text)} …"`,
          placesOf(files, lineOf("", text)),
        )
        : notEdited(key, placesOf(fronts, lineOf(keyOf(key), text)))
    ),
    ...notEdited(NO_NAME, placesOf(fronts, lineOf(keyOf("\\w+"), NO_NAME))),
    ...notEdited("description", placesOf(described, /^description:/gm)),
    ...fronts.flatMap(guessed),
  ];
}

/** The line of `file:line`. */
function lineAt(files: SourceFile[], place: string): string {
  const [path, line] = place.split(/:(?=\d+$)/);
  const text = files.find((file) => file.path === path)?.text ?? "";
  return text.split("\n")[Number(line) - 1] ?? "";
}

function firstWords(text: string): string {
  return text.split(" ", 5).join(" ");
}

function notEdited(name: string, places: string[]): Diagnostic[] {
  return places.map((place) => ({
    severity: "warning",
    place,
    what: `${name}: this text is a placeholder of the software`,
    fix: "write your own text",
  }));
}

function guessed({ path, text }: SourceFile): Diagnostic[] {
  return [...text.matchAll(GUESS)].map(({ index, 1: field }) => ({
    severity: "warning",
    place: `${path}:${positionAt(text, index).line}`,
    what: `${field}: the software guessed this value`,
    fix: "correct it, or remove the comment behind it if it is right",
  }));
}

function inOrder(one: Diagnostic, other: Diagnostic): number {
  return one.place.localeCompare(other.place, "en", { numeric: true });
}

/** A description may begin with words of the owner, to which ours were added. */
function keyOf(key: string): string {
  return `[ -]*${key}: ${key === "description" ? ".*" : "[\"']?"}`;
}

function lineOf(before: string, text: string): RegExp {
  return new RegExp(
    `^${before}${RegExp.escape(text)}["']?[ \\t]*(?:#.*)?$`,
    "gm",
  );
}

/** Files whose description the software made of other words of the owner. */
function describedBySoftware(
  { profile: { name, headline, description }, sections }: Content,
  dir: string,
  files: SourceFile[],
): SourceFile[] {
  const isOwners = description !== describeOwner(name, headline);
  const entries = sections.flatMap(({ entries }) => entries).filter(isCut);
  const paths = new Set([
    ...isOwners ? [] : [`${dir}/profile.md`],
    ...entries.map(({ path }) => `${dir}${path}.md`),
  ]);
  return files.filter(({ path }) => paths.has(path));
}

/** A summary that is too long for a description is its beginning. */
function isCut({ summary, description }: Described): boolean {
  return summary !== undefined && !isDescription(summary) &&
    description === descriptionOf(summary);
}

interface Described {
  summary?: string;
  description?: string;
}
