import { ContentError } from "../../lib/content/diagnostic.ts";
import type { Roots } from "../../lib/content/kind.ts";
import { translationPath } from "../../lib/content/languages.ts";
import { openRoots } from "../../lib/content/load.ts";
import { parseContent } from "../../lib/content/parse_content.ts";
import { frontKeysOf, partsOf } from "../../lib/content/parts.ts";
import { filesIn } from "../doctor/source.ts";
import { languageFiles, PROFILE, withFiles } from "../new/drafts.ts";
import { type Files, markdownFile, withEndsOf } from "../new/markdown_file.ts";
import { languageFrom, writeFiles } from "../new/translate.ts";
import { seenDigest, wordKeys } from "../translations.ts";
import type { ResumeFormat } from "./formats/format.ts";
import { importResume } from "./import_resume.ts";
import type { JsonResume } from "./json_resume.ts";
import { type Note, Notes } from "./notes.ts";
import type { Run } from "./program.ts";
import { tell } from "./report_file.ts";

const SETTING = {
  time_zone: "UTC",
  guessed: [],
  publish: [],
  look: { figure: "1", isQuiet: false },
};

/** Takes a résumé in another language for a translation. Throws a ConfigError. */
export async function runTranslation(
  format: ResumeFormat,
  run: Run,
  tag: string,
): Promise<void> {
  const { source, options, dir, today } = run;
  const { references = false } = options;
  const roots = openRoots(dir);
  const language = languageFrom("--as", tag, roots.person);
  const read = await format.read(source, { language, today, references });
  const setting = { ...SETTING, language };
  const template = new Map();
  const imported = importResume(read, { setting, template, today });
  const drafts = languageFiles(roots, language);
  const { basics } = read.resume;
  const sources = { into: language, drafts, imported: imported.files, basics };
  const found = translationFiles(roots, sources);
  // Each language has a profile, and the first one names it.
  const needed = [PROFILE, translationPath(PROFILE, language)];
  const profiles = [...drafts].filter(([path]) => needed.includes(path));
  const files = new Map([...profiles, ...found.files]);
  const content = parseContent(withFiles(roots, files));
  if (Array.isArray(content)) throw new ContentError(content);
  await writeFiles(dir, files);
  await tell({
    places: imported.places,
    notes: [...imported.notes.filter(isOfWords), ...found.notes],
    before: [
      `Wrote ${files.size} files into ${dir}`,
      ...[...files.keys()].map((path) => `  ${path}`),
    ],
    after: [
      `Next: run deno task new --translate ${language} for copies of the other files`,
    ],
  }, run);
}

/** True for notes on a part that a translation could have. */
function isOfWords(note: Note): boolean {
  return "why" in note &&
    !/^(?:basics|meta|projects|publications)\b/.test(note.path);
}

interface Sources {
  into: string;
  /** Copies of what has no translation yet. */
  drafts: Files;
  /** Content of the second résumé. */
  imported: Files;
  basics: JsonResume["basics"];
}

/** The copies that a second résumé fills, and notes on what no file took. */
function translationFiles(
  { person }: Roots,
  { into, drafts, imported, basics }: Sources,
): { files: Files; notes: Note[] } {
  const files: Files = new Map();
  const { all: notes, lost } = new Notes();
  const jobs = filesIn(person, /^work\/[^/.]+\.md$/).map((file) => ({
    path: file.path.slice(person.dir.length + 1),
    keys: frontKeysOf(file),
  }));
  for (const [path, text] of imported) {
    if (path === "contact.md") continue;
    const isJob = path.startsWith("work/");
    const job = isJob ? frontKeysOf({ path, text }) : {};
    const original = isJob
      ? jobs.find(({ keys }) => isSameJob(keys, job))?.path
      : path;
    const translation = translationPath(original ?? path, into);
    const draft = drafts.get(translation);
    if (!original) lost(path, "no job has its start, and its company or slug");
    else if (!isJob && path.includes("/")) {
      lost(path, "translate your own file by hand");
    } else if (person.entries.has(translation)) {
      lost(path, `${translation} is there already`);
    } else if (!draft) lost(path, `your content has no ${original}`);
    else {
      const translated = filled(original, draft, text, basics);
      files.set(translation, withEndsOf(draft, translated));
    }
  }
  return { files, notes };
}

type Keys = Record<string, unknown>;

/** Starts at the same time, as far as both dates are precise, in the same company. */
function isSameJob(one: Keys, other: Keys): boolean {
  const [first, second] = [`${one.start}`, `${other.start}`];
  return (first.startsWith(second) || second.startsWith(first)) &&
    (one.company === other.company || one.slug === other.slug);
}

/** A copy with the words of the second résumé, where it has them. */
function filled(
  path: string,
  draft: string,
  text: string,
  { label, story, summary }: JsonResume["basics"],
): string {
  const of = seenDigest({ path, text: draft });
  if (path.endsWith(".yaml")) return `of: ${of}\n${text}`;
  const { hidden: _, ...keys } = frontKeysOf({ path, text: draft });
  const isProfile = path === PROFILE;
  const hasSummary = summary && "summary" in keys;
  // All else of an imported profile is made up.
  const own = isProfile
    ? { ...label && { headline: label }, ...hasSummary && { summary } }
    : wordKeys(frontKeysOf({ path, text }));
  const isTold = !isProfile || story || summary && !hasSummary;
  const body = isTold && bodyIn(path, text) || bodyIn(path, draft);
  return markdownFile({ ...keys, of, ...own }, body);
}

function bodyIn(path: string, text: string): string {
  return partsOf({ path, text }, () => undefined)?.body.trim() ?? "";
}
