import {
  answerQuestion,
  type Result,
  type SearchAnswer,
} from "../search/answer_question.ts";
import { contentTokens } from "../search/content_tokens.ts";
import { stem } from "../search/stem.ts";
import { isOneTypo } from "../search/typo.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./npc.ts";

/** Whose subject the message is, with what is known of it; none where nothing is. */
export interface Subject {
  owner: NpcId | "nobody";
  results: Result[];
}

export function subjectOf({ message, index, facts }: Conversation): Subject {
  if (asksFor(message, VISITOR_WORDS) || asksFor(message, CODE_WORDS)) {
    return { owner: "barista", results: [] };
  }
  const { results }: SearchAnswer = answerQuestion(message, index, facts);
  const [best] = results;
  return { owner: best ? ownerOf(best) : "nobody", results };
}

/** The reference is the business of whoever keeps the documents. */
function ownerOf({ kind, path }: Result): NpcId {
  return /^\/developers(#|$)/.test(path) ? "librarian" : OWNER[kind];
}

export const VISITOR_WORDS = [
  "visitors",
  "guests",
  "audience",
  "traffic",
  "crowd",
];
export const CODE_WORDS = [
  "contributions",
  "commits",
  "streak",
  "contributed",
  "pushes",
];

const OWNER: Record<Result["kind"], NpcId> = {
  doc: "librarian",
  role: "archivist",
  channel: "concierge",
  profile: "concierge",
  home: "concierge",
  page: "concierge",
  section: "concierge",
  entry: "concierge",
  manual: "librarian",
};

/** Whether the message has one of the words, in any form or with one typo. */
export function asksFor(message: string, words: string[]): boolean {
  return contentTokens(message).some(({ word }) =>
    words.some((wanted) =>
      stem(word) === stem(wanted) || isOneTypo(word, wanted)
    )
  );
}
