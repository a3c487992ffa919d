// deno-lint-ignore-file no-console -- its output is what it is for
import { parseContent } from "../../lib/content/parse_content.ts";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { openRoots } from "../../lib/content/load.ts";
import { translationPath } from "../../lib/content/languages.ts";
import { languageFiles, PROFILE, withFiles } from "../new/drafts.ts";
import type { Files } from "../new/markdown_file.ts";
import { languageFrom, writeFiles } from "../new/translate.ts";
import type { ResumeFormat } from "./formats/format.ts";
import { importResume } from "./import_resume.ts";
import type { Note } from "./notes.ts";
import { report } from "./report.ts";
import type { Run } from "./run.ts";
import { translationFiles } from "./translation_files.ts";

/** Takes a résumé in another language for a translation. Throws a ConfigError. */
export async function runTranslation(
  format: ResumeFormat,
  { source, options, dir, today }: Run,
  tag: string,
): Promise<void> {
  const roots = openRoots(dir);
  const into = languageFrom("--as", tag, roots.person);
  const { references = false } = options;
  const read = await format.read(source, { language: into, today, references });
  const setting = {
    language: into,
    time_zone: "UTC",
    guessed: [],
    publish: [],
    look: { figure: "1", isQuiet: false },
  };
  const template = new Map();
  const { files: imported, notes: all, places } = importResume(read, {
    setting,
    template,
    today,
  });
  const drafts = languageFiles(roots, into);
  const { basics } = read.resume;
  const found = translationFiles(roots, { into, drafts, imported, basics });
  const files = withProfile(drafts, into, found.files);
  const content = parseContent(withFiles(roots, files));
  if (Array.isArray(content)) throw new ContentError(content);
  await writeFiles(dir, files);
  const notes = [...all.filter(isOfWords), ...found.notes];
  console.log(
    [
      `Wrote ${files.size} files into ${dir}`,
      ...[...files.keys()].map((path) => `  ${path}`),
      ...report(notes, { all: options.all ?? false, places }),
      "",
      `Next: run deno task new --translate ${into} for copies of the other files`,
    ].join("\n"),
  );
}

/** True for notes on a part that a translation could have. */
function isOfWords(note: Note): boolean {
  return "why" in note &&
    !/^(?:basics|meta|projects|publications)\b/.test(note.path);
}

/** Each language has a profile, and the first one names it. */
function withProfile(drafts: Files, into: string, files: Files): Files {
  const needed = [PROFILE, translationPath(PROFILE, into)];
  return new Map([
    ...[...drafts].filter(([path]) => needed.includes(path)),
    ...files,
  ]);
}
