import type { Entry, Episode, Item, Way } from "../facts/facts.ts";

/** What a question can call by its name. */
export type Entity =
  | { kind: "org"; org: string; episodes: Episode[] }
  | { kind: "title"; title: string; episodes: Episode[] }
  | { kind: "skill"; skill: string; episodes: Episode[] }
  | { kind: "item"; item: Item }
  | { kind: "way"; way: Way }
  | { kind: "entry"; entry: Entry }
  | { kind: "section"; section: string };

/** The same for all names of one thing. */
export function keyOf(entity: Entity): string {
  switch (entity.kind) {
    case "org":
      return `org ${entity.org}`;
    case "title":
      return `title ${entity.title}`;
    case "skill":
      return `skill ${entity.skill}`;
    case "item":
      return `item ${entity.item.name}`;
    case "way":
      return `way ${entity.way.label}`;
    case "entry":
      return `entry ${entity.entry.path}`;
    case "section":
      return `section ${entity.section}`;
  }
}
