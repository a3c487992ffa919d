import { stem } from "../search/stem.ts";
import { remembering } from "../../base/memoized.ts";
import { inTurns, yieldToEventLoop } from "../../base/time/turns.ts";
import { aliasesOf } from "../synonyms.ts";
import type { Entry, Episode, Facts, Item, Way } from "../facts/facts.ts";
import { SECTIONS } from "../word_lists.ts";
import { stemsOf, wordsOf } from "./stems.ts";

export type Entity =
  | { kind: "org"; org: string; episodes: Episode[] }
  | { kind: "title"; title: string; episodes: Episode[] }
  | { kind: "skill"; skill: string; episodes: Episode[] }
  | { kind: "item"; item: Item }
  | { kind: "way"; way: Way }
  | { kind: "entry"; entry: Entry }
  | { kind: "section"; section: string };

export interface Name {
  entity: Entity;
  words: string[];
  stems: string[];
}

export async function namesOf(facts: Facts): Promise<Name[]> {
  const named = [...await namedEpisodes(facts), ...namedEntries(facts)];
  const each = named.flatMap(([entity, names]) =>
    names.map((name) => ({ entity, name }))
  );
  const all = await inTurns(each, ({ entity, name }): Name => {
    const words = wordsOf(name);
    return { entity, words, stems: [...new Set(words.map(stem))] };
  });
  return all.filter(({ words }) => words.length > 0);
}

type EntityNames = [Entity, names: string[]];

async function namedEpisodes({ jobs, others }: Facts): Promise<EntityNames[]> {
  const all = [...jobs, ...others];
  const orgs = await grouped(all, ({ org }) => [org]);
  const titles = await grouped(all, ({ title }) => [title]);
  const skills = await grouped(all, ({ skills }) => skills);
  return [
    ...orgs.map(({ name: org, episodes }): EntityNames => [
      { kind: "org", org, episodes },
      [org],
    ]),
    ...titles.map(({ name: title, episodes }): EntityNames => [
      { kind: "title", title, episodes },
      [title],
    ]),
    ...skills.map(({ name: skill, episodes }): EntityNames => [
      { kind: "skill", skill, episodes },
      [skill, ...aliasesOf(skill)],
    ]),
  ];
}

function* namedEntries(
  { items, ways, entries }: Facts,
): Generator<EntityNames> {
  for (const item of items) yield [{ kind: "item", item }, [item.name]];
  for (const way of ways) yield [{ kind: "way", way }, [way.label]];
  for (const entry of entries) yield [{ kind: "entry", entry }, [entry.title]];
  const sections = new Map(
    entries.map(({ section, sectionTitle }) => [section, sectionTitle]),
  );
  for (const [section, title] of sections) {
    const names = [section, title, ...othersFor(section)];
    yield [{ kind: "section", section }, names];
  }
}

interface Group {
  name: string;
  episodes: Episode[];
}

/** Groups by the stems of names: "Tapestry" and "Tapestries" are one. */
async function grouped(
  episodes: Episode[],
  namesIn: (episode: Episode) => string[],
): Promise<Group[]> {
  const groups = new Map<string, Group>();
  // Many episodes share a name, and stemming is slow.
  const keyOf = remembering((name) => stemsOf(name).join(" "));
  for (const episode of episodes) {
    for (const name of namesIn(episode)) {
      const key = keyOf(name);
      const group = groups.get(key) ?? { name, episodes: [] };
      group.episodes.push(episode);
      groups.set(key, group);
    }
    await yieldToEventLoop();
  }
  return [...groups.values()];
}

/** Other names of a section: a blog by any name is asked for as "blog". */
function othersFor(section: string): string[] {
  const known = CALLED[section] ?? section;
  return SECTIONS.find((names) => names.includes(known)) ?? [];
}

const CALLED: Partial<Record<string, string>> = {
  posts: "blog",
  "field-notes": "fieldnotes",
};
