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
  /** Made from facts by a template, or words of a page. */
  description: string;
  /** The part from the sentence on that has most of the question. */
  brief?: string;
  /** BCP 47 language of the words, if it is not that of the question. */
  language?: string;
}

export interface Reply {
  /** Best first; empty when the pages do not say. */
  answers: Answer[];
  /** True for a message that only greets, thanks or takes leave. */
  isGreeting?: true;
  /** For a question without an answer: at most three passages that come near it, best first. */
  nearest?: Answer[];
  /** The word of the question that no page has, when there is no answer. */
  sought?: string;
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

export interface NpcReply {
  /** One to three bubbles. */
  messages: string[];
  action: Action | null;
}

/** Answers from the content. Built on first use: most processes are never asked. */
export interface Knowledge {
  search(query: string, limit: number): Promise<SearchHit[]>;
  /** `previous`: the question before, which this one may lean on. */
  ask(question: string, previous?: string): Promise<Reply>;
  reply(question: NpcQuestion): Promise<NpcReply>;
  /** Passages about the person, and the same numbered for a language model. Built once. */
  passages(): Promise<{ list: Answer[]; numbered: string }>;
  /** Actions that an NPC may choose from. */
  actions(npc: NpcId): Promise<Action[]>;
}
