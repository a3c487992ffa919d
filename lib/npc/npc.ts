import type { Facts } from "../search/facts.ts";
import type { Words } from "../words/words.ts";
import type { SearchIndex } from "../search/search_index.ts";
import type { Action, NpcId } from "./actions.ts";

export interface Npc {
  id: NpcId;
  name: string;
  role: string;
  greeting: string;
  idle: string[];
}

/** What the barista counts; a number that is not known is left out. */
export interface Numbers {
  visitors?: number;
  contributions?: {
    total: number;
    currentStreak: number;
    longestStreak: number;
    activeDays: number;
  };
}

export interface Conversation {
  npc: Npc;
  message: string;
  /** `page` is the path of the page that the visitor looks at. */
  context?: Record<string, unknown>;
  /** YYYY-MM-DD; the mood changes with it. */
  day: string;
  index: SearchIndex;
  facts: Facts;
  numbers?: Numbers;
  words: Words["npcs"];
  /** Of those words (BCP 47). */
  language: string;
}

export interface NpcReply {
  /** One to three bubbles. */
  messages: string[];
  action: Action | null;
}
