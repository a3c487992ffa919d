import { rolePath } from "../../content/anchors.ts";
import type { Content, Role } from "../../content/content.ts";
import { ABOUT, asksOf, withAsks } from "./asks.ts";
import siteAsks from "../words/site_asks.json" with { type: "json" };
import {
  type IndexedPage,
  type ListedPage,
  type SentenceGroup,
  sentencesOf,
} from "./sentences.ts";

/** Pages about the software, not about the person. */
const OF_THE_SITE = ["/developers", "/privacy", "/room", "/robots.txt"];

export function isOfTheSite(
  { kind, path }: Pick<IndexedPage, "kind" | "path">,
): boolean {
  return kind === "doc" || kind === "manual" || OF_THE_SITE.includes(path);
}

/** Sentences of the pages about the software, by section. */
export function* groupsOfSite(
  pages: readonly ListedPage[],
): Generator<SentenceGroup> {
  const asks = new Map(Object.entries(siteAsks));
  // The list of the documents repeats them.
  const own = pages.filter((page) =>
    isOfTheSite(page) && page.kind !== "manual"
  );
  for (const page of own) {
    for (const section of page.sections ?? []) {
      const group = groupOf(page, section);
      const words = asks.get(group.path) ?? "";
      yield { ...group, sentences: withAsks(textsOf(group), words) };
    }
  }
}

/** Sentences of the pages about the person, by section. */
export function* groupsOfPerson(
  content: Content,
  pages: readonly ListedPage[],
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
  pages: readonly ListedPage[],
): Generator<SentenceGroup> {
  const jobAt = finderOf(content.roles);
  const asks = asksOf(content);
  const repeats = repeatsEntry(pages);
  for (const page of pages) {
    // The front page repeats the others.
    if (isOfTheSite(page) || page.kind === "home") continue;
    for (const section of page.sections ?? []) {
      const group = groupOf(page, section);
      const job = jobAt(group.path, section.heading);
      const placed = { ...group, ...job };
      const texts = page.kind === "entry"
        ? textsOfEntry(page, group)
        : textsOf(group).filter((text) => !repeats(text));
      yield { ...placed, sentences: withAsks(texts, asks(placed)) };
    }
  }
}

const textsOf = ({ sentences }: SentenceGroup) =>
  sentences.map(({ text }) => text);

/** The first section is led by the description, unless it repeats it. */
function textsOfEntry(
  { description, sections: [first] = [] }: ListedPage,
  group: SentenceGroup,
): string[] {
  const texts = textsOf(group);
  const isLed = group.heading === first?.heading && description !== "" &&
    !texts.some((text) => description.startsWith(text));
  return isLed ? [description, ...texts] : texts;
}

function groupOf(
  { path: source, title, description, kind }: ListedPage,
  { id, heading, text }: IndexedPage["sections"][number],
): SentenceGroup {
  const sentences = sentencesOf(text).map((text) => ({ text, asks: "" }));
  const path = id ? `${source}#${id}` : source;
  const shown = { kind, title, heading, about: "", description };
  return { source, path, ...shown, sentences };
}

/** Sentences of the front page about the person. */
function groupOfFront({ profile, words }: Content): SentenceGroup {
  const { name, headline, description, place, availability } = profile;
  const texts = [headline, description, availability, place];
  return {
    source: "/",
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
    const { company, skills } = role;
    const about = [company, role.role, role.place ?? "", ...skills].join(" ");
    return { company, place: { path: rolePath(role), about } };
  });
  const byPath = new Map(jobs.map(({ place }) => [place.path, place]));
  const byCompany = new Map(
    jobs.map(({ company, place }) => [company, place]),
  );
  return (path: string, heading: string) =>
    byPath.get(path) ??
      (path.startsWith(`${ABOUT}#`) ? byCompany.get(heading) : undefined);
}

/** Returns a test for a line of a list that shows the title or the words of an entry. */
function repeatsEntry(
  pages: readonly ListedPage[],
): (text: string) => boolean {
  const shown = pages.filter(({ kind }) => kind === "entry")
    .flatMap(({ title, description }) => [
      title,
      description.split(/(?<=[.!?])\s/, 1)[0] ?? "",
    ]).filter((words) => words.includes(" "));
  return (text) => shown.some((words) => text.includes(words));
}
