import type { NpcQuestion } from "../types.ts";
import type { Answers } from "../engine.ts";

export interface Conversation extends NpcQuestion {
  /** Milliseconds since 1970; random choices change with the day. */
  now: number;
  answers: Answers;
}
