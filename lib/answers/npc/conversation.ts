import type { Action, NpcMessage, NpcQuestion } from "../types.ts";
import type { Answers } from "../engine.ts";

export interface Conversation extends NpcQuestion {
  /** Milliseconds since 1970; random choices change with the day. */
  now: number;
  answers: Answers;
}

/** A reply before each text is cut to the size of a bubble. */
export interface Draft {
  messages: (string | NpcMessage)[];
  action: Action | null;
}
