import type { IndexedPage } from "../search/search_index.ts";
import type { Episode, Sentence } from "./facts.ts";
import { withRows } from "./rows.ts";

/** Pages whose words are the software's, whoever the person is. */
const OF_THE_SITE = ["/developers", "/privacy", "/room", "/robots.txt"];

export function isOfTheSite(
  { kind, path }: Pick<IndexedPage, "kind" | "path">,
) {
  return kind === "doc" || kind === "manual" || OF_THE_SITE.includes(path);
}

/** Whether its sentences tell of the person; the front page repeats what others say. */
export function isOfThePerson(page: Pick<IndexedPage, "kind" | "path">) {
  return !isOfTheSite(page) && page.kind !== "home";
}

/** The page that tells of each company, and of each role there. */
const ABOUT = "/about";

/** Every sentence that the pages about the person say, with what it is about. */
export function* sentencesOf(
  pages: readonly IndexedPage[],
  jobs: Episode[],
): Generator<void, Sentence[]> {
  const jobAt = finderOf(jobs);
  const repeats = repeatsLead(pages);
  const all: Sentence[] = [];
  for (const page of pages.filter(isOfThePerson)) {
    for (const at of page.sections.keys()) {
      const told = sentencesIn(page, at, jobAt);
      // A list repeats what each of its entries begins with.
      const isList = page.kind !== "entry";
      all.push(...told.filter(({ text }) => !isList || !repeats(text)));
      yield;
    }
  }
  return all;
}

function sentencesIn(
  { path, title, description, kind, sections }: IndexedPage,
  at: number,
  jobAt: ReturnType<typeof finderOf>,
): Sentence[] {
  const { heading = "", id = "", text = "" } = sections[at] ?? {};
  const address = id ? `${path}#${id}` : path;
  const job = jobAt(address, path === ABOUT ? heading : "");
  const context = [
    title,
    heading,
    ...(job ? [job.org, job.title, job.place, ...job.skills] : []),
  ].filter(Boolean).join("\n");
  const opening = at === 0 && kind === "entry" ? [description] : [];
  return [
    ...opening.map((lead) => ({ text: `${title}: ${lead}`, passage: lead })),
    ...passagesOf(text),
  ].map((passage) => ({
    ...passage,
    kind,
    isOfJob: job !== undefined,
    name: heading ? `${title}: ${heading}` : title,
    heading,
    path: job?.path ?? address,
    context,
  }));
}

/** Finds the job at an address, else the newest at a company. */
function finderOf(jobs: Episode[]) {
  const oldestFirst = jobs.toReversed();
  const byPath = new Map(oldestFirst.map((job) => [job.path, job]));
  const byOrg = new Map(oldestFirst.map((job) => [job.org, job]));
  return (path: string, org: string): Episode | undefined =>
    byPath.get(path) ?? (org ? byOrg.get(org) : undefined);
}

/** Whether a text holds the sentence that an entry begins with. */
function repeatsLead(
  pages: readonly IndexedPage[],
): (text: string) => boolean {
  const leads = new Set(
    pages.filter(({ kind }) => kind === "entry")
      .map(({ description }) => description.split(END, 1)[0] ?? "")
      .filter(Boolean),
  );
  return (text) =>
    leads.has(text) || leads.values().some((lead) => text.includes(lead));
}

/** Words of a sentence; less is a date, a label or a list of skills. */
const FEWEST = 4;

const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u;

type Passage = Pick<Sentence, "text" | "passage">;

/** Sentences, points of lists and rows of tables; each is never more than one paragraph. */
function passagesOf(text: string): Passage[] {
  return withRows(text.split("\n")).flatMap((line) => {
    if (typeof line !== "string") return [alone(line.row)];
    const sentences = line.split(END).map((each) => each.trim());
    return sentences.map((each, at) => ({
      text: each,
      passage: around(sentences, at),
    })).filter(({ text }) => isTelling(text));
  });
}

/** Of a program, as an example may be. */
const CODE = /=>|->|[{}]|\w\(\w*[,:)]/;

function isTelling(text: string): boolean {
  return !CODE.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST;
}

function alone(text: string): Passage {
  return { text, passage: text };
}

/** What is shown of a paragraph around a sentence, in characters. */
const MOST = 280;

/** A sentence with those that follow it; where none does, with those before. */
function around(sentences: string[], at: number): string {
  let [from, to] = [at, at + 1];
  const length = () => sentences.slice(from, to).join(" ").length;
  const fits = (next = "") => next !== "" && length() + next.length < MOST;
  while (fits(sentences[to])) to++;
  while (fits(sentences[from - 1])) from--;
  return sentences.slice(from, to).join(" ");
}
