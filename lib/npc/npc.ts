import type { Answer } from "../answers/case.ts";
import type { Answers } from "../answers/engine.ts";
import type { Words } from "../words/words.ts";
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
  /** Milliseconds since 1970; the mood changes with the day. */
  now: number;
  answers: Answers;
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

/** What one says after the answer itself: where it is from, and what else there is. */
export type Voice = (
  conversation: Conversation,
  best: Answer,
  others: Answer[],
) => string | undefined;
