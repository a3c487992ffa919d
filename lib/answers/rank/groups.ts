import { ANCHORS, rolePath } from "../../content/anchors.ts";
import type { Content, Role } from "../../content/content.ts";
import { plainWords } from "../../base/text/plain_words.ts";
import siteAsks from "../words/site_asks.json" with { type: "json" };
import {
  type IndexedPage,
  type Sentence,
  type SentenceGroup,
  sentencesOf,
} from "./sentences.ts";

/** Pages about the software, not about the person. */
const OF_THE_SITE = ["/developers", "/privacy", "/room", "/robots.txt"];

/** The page about each company and each role. */
const ABOUT = "/about";

export function isOfTheSite(
  { kind, path }: Pick<IndexedPage, "kind" | "path">,
): boolean {
  return kind === "doc" || kind === "manual" || OF_THE_SITE.includes(path);
}

/** Sentences of the pages about the software, by section. */
export function* groupsOfSite(
  pages: readonly IndexedPage[],
): Generator<SentenceGroup> {
  const asks = new Map(Object.entries(siteAsks));
  for (const page of pages.filter(isOfTheSite)) {
    for (const section of page.sections) {
      const group = groupOf(page, section);
      const texts = group.sentences.map(({ text }) => text);
      const words = asks.get(group.path) ?? "";
      yield { ...group, sentences: withAsks(texts, words) };
    }
  }
}

/** Sentences of the pages about the person, by section. */
export function* groupsOfPerson(
  content: Content,
  pages: readonly IndexedPage[],
): Generator<SentenceGroup> {
  let last = groupOfFront(content);
  for (const group of sectionsOf(content, pages)) {
    // A company and its newest job have one address.
    if (group.path === last.path) {
      const { sentences } = last;
      last = { ...group, sentences: [...group.sentences, ...sentences] };
    } else {
      yield last;
      last = group;
    }
  }
  yield last;
}

function* sectionsOf(
  content: Content,
  pages: readonly IndexedPage[],
): Generator<SentenceGroup> {
  const jobAt = finderOf(content.roles);
  const asks = asksOf(content);
  const repeats = repeatsEntry(pages);
  for (const page of pages) {
    // The front page repeats the others.
    if (isOfTheSite(page) || page.kind === "home") continue;
    for (const [at, section] of page.sections.entries()) {
      const group = groupOf(page, section);
      const job = jobAt(group.path, section.heading);
      const { kind, description } = page;
      const isEntry = kind === "entry";
      const texts = group.sentences.map(({ text }) => text)
        .filter((text) => isEntry || !repeats(text));
      const isLed = isEntry && at === 0 && description !== "" &&
        !texts.some((text) => description.startsWith(text));
      const lead = isLed ? [description] : [];
      yield {
        ...group,
        ...job && { path: job.path, about: job.about },
        sentences: withAsks(
          [...lead, ...texts],
          asks({ ...group, ...job && { path: job.path } }),
        ),
      };
    }
  }
}

function groupOf(
  { path, title, description, kind }: IndexedPage,
  { id, heading, text }: IndexedPage["sections"][number],
): SentenceGroup {
  const sentences = sentencesOf(text).map((text) => ({ text, asks: "" }));
  const address = id ? `${path}#${id}` : path;
  const about = "";
  return { path: address, kind, title, heading, about, description, sentences };
}

/** What the front page says of the person. */
function groupOfFront({ profile, words }: Content): SentenceGroup {
  const { name, headline, description, place, availability } = profile;
  const texts = [headline, description, availability, place];
  return {
    path: "/",
    kind: "home",
    title: name,
    heading: "",
    about: words.home.availability,
    description: "",
    sentences: withAsks(texts.flatMap(sentencesOf), ""),
  };
}

/** Finds the job at an address, else the newest at the company of a heading. */
function finderOf(roles: Role[]) {
  const jobs = roles.toReversed().map((role) => {
    const { company, place = "", skills } = role;
    const about = [company, role.role, place, ...skills].join(" ");
    return { path: rolePath(role), company, about };
  });
  const byPath = new Map(jobs.map((job) => [job.path, job]));
  const byCompany = new Map(jobs.map((job) => [job.company, job]));
  return (path: string, heading: string) =>
    byPath.get(path) ??
      (path.startsWith(`${ABOUT}#`) ? byCompany.get(heading) : undefined);
}

/** Returns a test for a line of a list that shows the title or the words of an entry. */
function repeatsEntry(
  pages: readonly IndexedPage[],
): (text: string) => boolean {
  const shown = pages.filter(({ kind }) => kind === "entry")
    .flatMap(({ title, description }) => [
      title,
      description.split(/(?<=[.!?])\s/, 1)[0] ?? "",
    ]).filter((words) => words.includes(" "));
  return (text) => shown.some((words) => text.includes(words));
}

/** Words by which their owner wants a section to be found. */
function asksOf({ contact, pages, profile, roles, sections }: Content) {
  const texts = [
    ...roles.map((role) => ({ ...role, path: rolePath(role) })),
    { ...profile, path: `${ABOUT}#${ANCHORS.story}` },
    ...[{ ...contact, slug: "contact" }, ...pages, ...sections]
      .map(({ asks, slug }) => ({ asks, path: `/${slug}` })),
    ...sections.flatMap(({ entries }) => entries),
  ];
  const below = (path: string, heading: string) =>
    path.split("#", 1)[0] + plainWords(heading);
  const byPlace = new Map(
    texts.flatMap(({ asks, path }) =>
      Object.entries(asks).map(([heading, words]) => [
        heading ? below(path, heading) : path,
        words.join("\n"),
      ])
    ),
  );
  return ({ path, heading }: Pick<SentenceGroup, "path" | "heading">) =>
    byPlace.get(below(path, heading)) ?? byPlace.get(path) ?? "";
}

/** The opening of a section is also found by the words of its owner. */
function withAsks(texts: string[], asks: string): Sentence[] {
  return texts.map((text, at) => ({ text, asks: at === 0 ? asks : "" }));
}
