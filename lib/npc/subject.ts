import type { Answer } from "../answers/case.ts";
import type { Reply } from "../answers/engine.ts";
import { CAREER_PATH } from "../content/anchors.ts";
import { contentTokens } from "../search/content_tokens.ts";
import { stem } from "../search/stem.ts";
import { isOneTypo } from "../search/typo.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./npc.ts";

/** Whose subject the message is, with what is known of it; nobody's where nothing is. */
export interface Subject extends Reply {
  owner: NpcId | "nobody";
}

export function subjectOf(
  { message, answers, now }: Conversation,
): Subject {
  if (asksFor(message, VISITOR_WORDS) || asksFor(message, CODE_WORDS)) {
    return { owner: "barista", answers: [] };
  }
  const reply = answers.ask(message, now);
  const [best] = reply.answers;
  return { owner: best ? ownerOf(best) : "nobody", ...reply };
}

/**
 * The reference is the business of whoever keeps the documents, and what is counted
 * over all jobs of whoever keeps those.
 */
function ownerOf({ kind, path }: Answer): NpcId {
  if (/^\/developers(#|$)/.test(path)) return "librarian";
  return path === CAREER_PATH ? "archivist" : OWNER[kind];
}

const VISITOR_WORDS = [
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

const OWNER: Record<Answer["kind"], NpcId> = {
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
