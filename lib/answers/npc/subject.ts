import type { Answer, Reply } from "../types.ts";
import { CAREER_PATH } from "../../content/anchors.ts";
import { contentTokens } from "../search/content_tokens.ts";
import { stem } from "../search/stem.ts";
import { isOneTypo } from "../search/typo.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./npc.ts";
import { withoutOpening } from "./pleasantry.ts";
import { isReference } from "./reference.ts";
import { titled } from "./titled.ts";

/** Whose subject the message is, with what is known of it; nobody's where nothing is. */
export interface Subject extends Reply {
  owner: NpcId | "nobody";
}

export function subjectOf(conversation: Conversation): Subject {
  const { npc, now, answers } = conversation;
  const message = withoutOpening(conversation.message, npc);
  const isCounted = asksFor(message, VISITOR_WORDS) ||
    asksFor(message, CODE_WORDS) || WHO_IS_HERE.test(message);
  if (isCounted) return { owner: "barista", answers: [] };
  const reply = answers.ask(message, now);
  const doc = documentMeant(message, reply, conversation);
  if (doc) return { owner: "librarian", answers: [doc] };
  const [best] = reply.answers;
  return { owner: best ? ownerOf(best) : "nobody", ...reply };
}

/** The librarian invites to ask by title; to the others it may mean something else. */
function documentMeant(
  message: string,
  { answers: [best], sought = "" }: Reply,
  { npc, answers: { index } }: Conversation,
): Answer | undefined {
  const isLibrarian = npc.id === "librarian";
  if (best && !isLibrarian) return;
  const doc = titled(message, index.pages) ??
    (isLibrarian ? titled(sought, index.pages) : undefined);
  return best?.path.split("#", 1)[0] === doc?.path ? undefined : doc;
}

/**
 * The reference is the business of whoever keeps the documents, and what is counted
 * over all jobs of whoever keeps those.
 */
function ownerOf({ kind, path }: Answer): NpcId {
  if (isReference(path)) return "librarian";
  return path === CAREER_PATH ? "archivist" : OWNER[kind];
}

const WHO_IS_HERE =
  /\b(?:who(?:['’]?s| is| are)?|how many(?: people| others| of us)?|(?:any|some)(?:body|one))(?: (?:is|are|else|there|currently|also|still))* (?:here|online|around)(?: (?:right|now|today|too|with|me|us))*\s*(?:$|[.?!])/i;

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
