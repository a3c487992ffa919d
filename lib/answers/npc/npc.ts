import type { Answer, NpcQuestion } from "../types.ts";
import type { Answers } from "../engine.ts";

export interface Conversation extends NpcQuestion {
  /** Milliseconds since 1970; the mood changes with the day. */
  now: number;
  answers: Answers;
}

/** What one says after the answer itself: where it is from, and what else there is. */
export type Voice = (
  conversation: Conversation,
  best: Answer,
  others: Answer[],
) => string | undefined;
