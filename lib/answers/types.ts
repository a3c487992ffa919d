import type { Npc, NpcId, PageKind } from "../content/content.ts";
import type { Words } from "../base/words/words.ts";

export const DEFAULT_LIMIT = 5;

export interface SearchHit {
  path: string;
  kind: PageKind;
  /** The id of the section's heading; empty for the words above the first. */
  anchor: string;
  title: string;
  heading: string;
  /** Plain text around the match. */
  excerpt: string;
  /** 1 to 100. */
  score: number;
  /** BCP 47 language of the words, if it is not that of the question. */
  language?: string;
}

export interface Answer {
  kind: "profile" | "role" | "channel" | PageKind;
  name: string;
  path: string;
  /** A passage or a line; of a list its heading and a line for each member. */
  description: string;
  /** The sentence of `description` that matches the question; absent if it answers a question. */
  match?: string;
  /** BCP 47 language of the words, if it is not that of the question. */
  language?: string;
}

export interface Reply {
  /** Set if the whole question fits a template: the one answer of its source. */
  certain?: Answer;
  /** True for a message that only greets, thanks or takes leave. */
  isGreeting?: true;
  /**
   * At most three passages that come nearest, best first; none beside an answer. The
   * answer to a part of the question comes before them.
   */
  nearest: Answer[];
  /** A word of the question that no page has, if no passage comes near. */
  sought?: string;
}

/** Which pages a search is in: those about the person, or those about the software. */
export const SCOPES = ["person", "manual"] as const;
export type Scope = typeof SCOPES[number];

/** Explains to the owner how an answer was found. */
export interface Explained extends Reply {
  /** The template of what is certain, or of a part of the question. */
  template?: string;
  /** Words of the question, each with the terms of the pages that it may mean. */
  words: { word: string; weight: number; meanings: Record<string, number> }[];
  /** Score and share of each passage, without the answer to a part. */
  scores: { score: number; share: number }[];
}

/** Numbers of the barista; an unknown number is left out. */
export interface Numbers {
  visitors?: number;
  contributions?: {
    total: number;
    currentStreak: number;
    longestStreak: number;
    activeDays: number;
  };
}

export interface NpcQuestion {
  npc: Npc;
  message: string;
  /** `page` is the path of the page that the visitor looks at. */
  context?: Record<string, unknown>;
  numbers?: Numbers;
  words: Words["npcs"];
  /** Language of those words (BCP 47). */
  language: string;
}

export const ACTION_TYPES = [
  "emote",
  "walk_to",
  "open_page",
  "highlight",
] as const;

export interface Action {
  type: (typeof ACTION_TYPES)[number];
  target: string;
}

/** One chat bubble; with a source it quotes a page. */
export interface NpcMessage {
  text: string;
  source?: { name: string; path: string };
}

export interface NpcReply {
  /** One to three. */
  messages: NpcMessage[];
  action: Action | null;
}

/** Answers from the content. Built on first use: most processes are never asked. */
export interface Knowledge {
  /** Sections that match, best first; without a scope those about the person first. */
  search(query: string, limit: number, scope?: Scope): Promise<SearchHit[]>;
  /** `previous`: the question before, which this one may lean on. */
  ask(question: string, previous?: string): Promise<Reply>;
  explain(question: string, previous?: string): Promise<Explained>;
  reply(question: NpcQuestion): Promise<NpcReply>;
  /** Passages about the person that come near, and the same numbered for a language model. */
  passages(
    question: string,
    previous?: string,
  ): Promise<{ list: Answer[]; numbered: string }>;
  /** Actions that an NPC may choose from. */
  actions(npc: NpcId): Promise<Action[]>;
}
