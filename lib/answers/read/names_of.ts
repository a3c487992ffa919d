import { stem } from "../../search/stem.ts";
import { aliasesOf } from "../aliases.ts";
import type { Episode, Facts } from "../facts/facts.ts";
import type { Entity } from "./entity.ts";
import { stemsOf, wordsOf } from "./stems.ts";

/** A name of an entity, by its words and their stems. */
export interface Name {
  entity: Entity;
  words: string[];
  stems: string[];
}

/** Every name by which a question can call a fact. */
export function namesOf({ jobs, others, items, ways, entries }: Facts): Name[] {
  const episodes = [...jobs, ...others];
  const grouped = (of: (episode: Episode) => string[]) =>
    [
      ...Map.groupBy(
        episodes.flatMap((episode) =>
          of(episode).map((name) => ({ name, episode }))
        ),
        // "Tapestry" and "Tapestries" are one.
        ({ name }) => stemsOf(name).join(" "),
      ).values(),
    ].map((found) => ({
      name: found[0]?.name ?? "",
      episodes: found.map(({ episode }) => episode),
    }));
  return [
    ...grouped(({ org }) => [org]).map(({ name: org, episodes }) => ({
      entity: { kind: "org", org, episodes } as const,
      words: wordsOf(org),
    })),
    ...grouped(({ title }) => [title]).map(({ name: title, episodes }) => ({
      entity: { kind: "title", title, episodes } as const,
      words: wordsOf(title),
    })),
    ...grouped(({ skills }) => skills).flatMap(({ name: skill, episodes }) =>
      [skill, ...aliasesOf(skill)].map((name) => ({
        entity: { kind: "skill", skill, episodes } as const,
        words: wordsOf(name),
      }))
    ),
    ...items.map((item) => ({
      entity: { kind: "item", item } as const,
      words: wordsOf(item.name),
    })),
    ...ways.map((way) => ({
      entity: { kind: "way", way } as const,
      words: wordsOf(way.label),
    })),
    ...entries.map((entry) => ({
      entity: { kind: "entry", entry } as const,
      words: wordsOf(entry.title),
    })),
    ...new Map(
      entries.map(({ section, sectionTitle }) => [section, sectionTitle]),
    )
      .entries().flatMap(([section, title]) =>
        [section, title, ...othersFor(section)].map((name) => ({
          entity: { kind: "section", section } as const,
          words: wordsOf(name),
        }))
      ),
  ].filter(({ words }) => words.length > 0)
    .map(({ entity, words }) => ({
      entity,
      words,
      stems: [...new Set(words.map(stem))],
    }));
}

/** A section of writing is asked for as a blog, whatever it is called. */
function othersFor(section: string): string[] {
  return SECTIONS.find((names) =>
    names.includes(section) || section === "posts" && names.includes("blog")
  ) ?? [];
}

const SECTIONS = [
  [
    "articles",
    "writing",
    "blog",
    "blog post",
    "essays",
    "texts",
    "notes",
    "musings",
    "journal",
    "field notes",
    "field-notes",
    "piece",
    "written",
    "wrote",
  ],
  [
    "talks",
    "presentations",
    "conference talks",
    "lectures",
    "speeches",
    "spoke",
    "spoken",
    "conference",
    "keynote",
  ],
  ["projects", "side projects", "work samples"],
  ["publications", "papers"],
  ["courses", "workshops", "classes", "lessons"],
  ["translations", "books"],
];
