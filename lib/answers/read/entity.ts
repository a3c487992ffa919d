import type { Entry, Episode, Item, Way } from "../facts/facts.ts";

export type Entity =
  | { kind: "org"; org: string; episodes: Episode[] }
  | { kind: "title"; title: string; episodes: Episode[] }
  | { kind: "skill"; skill: string; episodes: Episode[] }
  | { kind: "item"; item: Item }
  | { kind: "way"; way: Way }
  | { kind: "entry"; entry: Entry }
  | { kind: "section"; section: string };
