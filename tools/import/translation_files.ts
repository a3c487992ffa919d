import type { Roots } from "../../lib/content/kind.ts";
import { translationPath } from "../../lib/content/languages.ts";
import { frontKeysOf, partsOf } from "../../lib/content/parts.ts";
import { filesIn } from "../doctor/source.ts";
import { PROFILE } from "../new/drafts.ts";
import { type Files, markdownFile } from "../new/markdown_file.ts";
import { seenDigest, wordKeys } from "../translations.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Note } from "./notes.ts";

type Keys = Record<string, unknown>;

interface Sources {
  into: string;
  /** Copies of what has no translation yet. */
  drafts: Files;
  /** Content of the second résumé. */
  imported: Files;
  basics: JsonResume["basics"];
}

interface Translated {
  files: Files;
  /** Parts of the résumé that no file took. */
  notes: Note[];
}

/** The copies that a second résumé fills, and what is left of it. */
export function translationFiles(
  roots: Roots,
  { into, drafts, imported, basics }: Sources,
): Translated {
  const files: Files = new Map();
  const notes: Note[] = [];
  const originalOf = jobFinder(roots);
  const lost = (path: string, why: string) =>
    notes.push({ kind: "lost", path, why });
  for (const [path, text] of imported) {
    if (path === "contact.md") continue;
    const isJob = path.startsWith("work/");
    const original = isJob ? originalOf(keysIn(path, text)) : path;
    const translation = translationPath(original ?? path, into);
    const draft = drafts.get(translation);
    if (!original) lost(path, "no job has its start, and its company or slug");
    else if (!isJob && path.includes("/")) lost(path, BY_HAND);
    else if (roots.person.entries.has(translation)) {
      lost(path, `${translation} is there already`);
    } else if (!draft) lost(path, `your content has no ${original}`);
    else files.set(translation, filled(original, draft, { text, basics }));
  }
  return { files, notes };
}

const BY_HAND = "translate your own file by hand";

/** Finds the job of the content that starts at the same time, in the same company. */
function jobFinder({ person }: Roots): (job: Keys) => string | undefined {
  const jobs = filesIn(person, /^work\/[^/.]+\.md$/).map(({ path, text }) => ({
    path: path.slice(person.dir.length + 1),
    keys: keysIn(path, text),
  }));
  return (job) =>
    jobs.find(({ keys }) =>
      isSameStart(`${keys.start}`, `${job.start}`) &&
      (keys.company === job.company || keys.slug === job.slug)
    )?.path;
}

/** As far as both dates are precise. */
function isSameStart(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

interface Second {
  text: string;
  basics: JsonResume["basics"];
}

/** A copy with the words of the second résumé, where it has them. */
function filled(path: string, draft: string, second: Second): string {
  const of = seenDigest({ path, text: draft });
  if (path.endsWith(".yaml")) return `of: ${of}\n${second.text}`;
  const { hidden: _, ...keys } = keysIn(path, draft);
  const isProfile = path === PROFILE;
  const own = isProfile
    ? wordsOf(second.basics, keys)
    : wordKeys(keysIn(path, second.text));
  const { story, summary } = second.basics;
  const isTold = !isProfile || story || summary && !("summary" in keys);
  const body = isTold && bodyIn(path, second.text) || bodyIn(path, draft);
  return markdownFile({ ...keys, of, ...own }, body);
}

/** All else of an imported profile is made up. */
function wordsOf({ label, summary }: JsonResume["basics"], keys: Keys): Keys {
  return {
    ...label && { headline: label },
    ...summary && "summary" in keys && { summary },
  };
}

function keysIn(path: string, text: string): Keys {
  return frontKeysOf({ path, text });
}

function bodyIn(path: string, text: string): string {
  return partsOf({ path, text }, () => undefined)?.body.trim() ?? "";
}
