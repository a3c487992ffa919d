import type { IndexedPage } from "../search/search_index.ts";
import type { Episode, Sentence } from "./facts.ts";
import { withRows } from "./rows.ts";

/** Pages about the software, not about the person. */
const OF_THE_SITE = ["/developers", "/privacy", "/room", "/robots.txt"];

export function isOfTheSite(
  { kind, path }: Pick<IndexedPage, "kind" | "path">,
) {
  return kind === "doc" || kind === "manual" || OF_THE_SITE.includes(path);
}

/** Leaves out the front page, which repeats other pages. */
export function isOfThePerson(page: Pick<IndexedPage, "kind" | "path">) {
  return !isOfTheSite(page) && page.kind !== "home";
}

/** The page about each company and each role. */
const ABOUT = "/about";

/** Every sentence of the pages about the person, with its context. */
export function* sentencesOf(
  pages: readonly IndexedPage[],
  jobs: Episode[],
): Generator<void, Sentence[]> {
  const jobAt = finderOf(jobs);
  const repeats = repeatsLead(pages);
  const all: Sentence[] = [];
  for (const page of pages.filter(isOfThePerson)) {
    for (const at of page.sections.keys()) {
      const found = sentencesIn(page, at, jobAt);
      // A list repeats the first sentence of each entry.
      const isList = page.kind !== "entry";
      all.push(...found.filter(({ text }) => !isList || !repeats(text)));
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
  const ofJob = job ? [job.org, job.title, job.place, ...job.skills] : [];
  const context = [title, heading, ...ofJob].filter(Boolean).join("\n");
  const opening = at === 0 && kind === "entry" && description
    ? [description]
    : [];
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

/** Returns a test for texts that repeat the first sentence of an entry. */
function repeatsLead(pages: readonly IndexedPage[]): (text: string) => boolean {
  const leads = new Set(
    pages.filter(({ kind }) => kind === "entry")
      .map(({ description }) => description.split(END, 1)[0] ?? "")
      .filter(Boolean),
  );
  return (text) =>
    leads.has(text) || leads.values().some((lead) => text.includes(lead));
}

/** Fewer words are a date, a label or a list of skills. */
const MIN_WORDS = 4;

const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u;

type Passage = Pick<Sentence, "text" | "passage">;

/** Sentences, points of lists and rows of tables; each is never more than one paragraph. */
function passagesOf(text: string): Passage[] {
  return withRows(text.split("\n")).flatMap((line) => {
    if (typeof line !== "string") {
      return [{ text: line.row, passage: line.row }];
    }
    const sentences = line.split(END).map((each) => each.trim());
    return sentences.map((each, at) => ({
      text: each,
      passage: around(sentences, at),
    })).filter(({ text }) => isTelling(text));
  });
}

const CODE = /=>|->|[{}]|\w\(\w*[,:)]/;

function isTelling(text: string): boolean {
  return !CODE.test(text) &&
    (text.match(/\p{L}{2,}/gu) ?? []).length >= MIN_WORDS;
}

/** In characters. */
const MAX_PASSAGE = 280;

/** A sentence with those that follow it, and then with those before. */
function around(sentences: string[], at: number): string {
  let [from, to] = [at, at + 1];
  const length = () => sentences.slice(from, to).join(" ").length;
  const fits = (next = "") =>
    next !== "" && length() + next.length < MAX_PASSAGE;
  while (fits(sentences[to])) to++;
  while (fits(sentences[from - 1])) from--;
  return sentences.slice(from, to).join(" ");
}
