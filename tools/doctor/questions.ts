import * as z from "zod";
import type { Config } from "../../lib/config.ts";
import { isHeading } from "../../lib/content/asks.ts";
import { TAKEN_IDS } from "../../lib/content/kinds/role.ts";
import { loadContent, openRoots } from "../../lib/content/load.ts";
import { siteInMemory, withoutOthers } from "../site_in_memory.ts";
import { type SourceFile, wordsIn } from "./source.ts";
import groups from "./questions.json" with { type: "json" };

/** The text of the profile. */
const STORY = "the-story";
const BASE_URL = "https://asked.example";

const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      name: z.string(),
      description: z.string(),
      match: z.string().optional(),
      nearest: z.boolean().optional(),
    }),
  ),
});
type Result = z.output<typeof Answer>["results"][number];

/** A question of the list, and where its answer belongs. */
interface Wanted {
  question: string;
  /** A word for `asks`. */
  word: string;
  file: string;
}

/** A question with what the site gives for it. */
interface Asked extends Wanted {
  first?: Result;
}

const WANTED: Wanted[] = groups.flatMap(({ file, questions }) =>
  Object.entries(questions).map(([question, word = ""]) => ({
    question,
    word,
    file,
  }))
);

/**
 * Puts common questions to the site, and returns a report of what each gets. The owner
 * judges if that answers it.
 */
export async function questionReport(config: Config): Promise<string[]> {
  const content = await loadContent(config.CONTENT_DIR);
  const { person } = openRoots(config.CONTENT_DIR);
  const asked = await askAll(withoutOthers(config), content);
  const isEnglish = /^en\b/.test(content.profile.language);
  const certain = asked.filter(({ first }) => first && !first.nearest).length;
  const nothing = asked.filter(({ first }) => !first).length;
  const passages = asked.length - certain - nothing;
  return [
    ...isEnglish ? [] : ["The questions are English, and this site is not"],
    ...asked.flatMap((each) => linesOf(each, person.dir, wordsIn(person))),
    `${asked.length} questions: ${certain} certain, ${passages} passages, ${nothing} nothing`,
  ];
}

async function askAll(
  config: Config,
  content: Awaited<ReturnType<typeof loadContent>>,
): Promise<Asked[]> {
  const send = await siteInMemory({ config, content, baseUrl: BASE_URL });
  const asked: Asked[] = [];
  for (const wanted of WANTED) {
    const response = await send("/ask", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: wanted.question }),
    });
    const [first] = Answer.parse(await response.json()).results;
    asked.push({ ...wanted, first });
  }
  return asked;
}

/** `files`: those of the person; `dir`: their folder. */
function linesOf(
  { question, word, file, first }: Asked,
  dir: string,
  files: SourceFile[],
): string[] {
  const sentence = `write a sentence about it in ${dir}/${file}`;
  if (!first) return [`nothing    ${question}`, `  ${sentence}`];
  const path = first.url.slice(BASE_URL.length);
  const text = (first.match ?? first.description).replaceAll("\n", "; ");
  const kind = first.nearest ? "passages" : "certain ";
  const lines = [`${kind}   ${question}  ${path}`, `  ${text}`];
  if (!first.nearest) return lines;
  const own = fileAt(first, dir, files);
  const asks = own && `write ${asksFor(first, word, own)} in ${own.path}`;
  const other = asks ? `if another passage does, ${asks}; else ` : "";
  return [...lines, `  if that does not answer it: ${other}${sentence}`];
}

/** The file with the passage; undefined if the owner did not write it, or it has no asks. */
function fileAt(
  { url }: Result,
  dir: string,
  files: SourceFile[],
): SourceFile | undefined {
  const { pathname, hash } = new URL(url);
  const id = hash.slice(1);
  const name = pathname.slice(1) || "profile";
  const paths = [`${name}.md`, `pages/${name}.md`, `${name}/index.md`];
  if (pathname !== "/about" || !id) {
    return files.find(({ path }) =>
      paths.some((each) => path === `${dir}/${each}`)
    );
  }
  // Lists of the résumé have no asks.
  if (id !== STORY && TAKEN_IDS.includes(id)) return;
  const isJob = ({ path, text }: SourceFile) =>
    path.startsWith(`${dir}/work/`) && slugIn(text) === id;
  return files.find(isJob) ??
    files.find(({ path }) => path === `${dir}/profile.md`);
}

function slugIn(text: string): string | undefined {
  return /^slug:[ \t]*["']?([\w-]+)/m.exec(text)?.[1];
}

/** Asks for the heading, if it stands in the file. */
function asksFor({ name }: Result, word: string, { text }: SourceFile): string {
  const headings = text.matchAll(/^#{1,6}[ \t](.*)$/gm).map(([, each]) => each);
  const heading = headings.find((each = "") =>
    isHeading(each, name.slice(-each.trim().length)) && name.includes(": ")
  );
  const list = `[${word}]`;
  return heading ? `asks: { "${heading.trim()}": ${list} }` : `asks: ${list}`;
}
