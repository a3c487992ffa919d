import type { Answer, Reply } from "../types.ts";
import { CAREER_PATH } from "../../content/anchors.ts";
import { listed } from "../word_lists.ts";
import { contentTokens } from "../search/content_tokens.ts";
import type { IndexedPage } from "../search/search_index.ts";
import { stem } from "../search/stem.ts";
import { isOneTypo } from "../../base/text/typo.ts";
import { isUpTo, MAX_QUERY } from "../../base/text/code_points.ts";
import { type Token, tokensOf } from "../../base/text/tokens.ts";
import { isReference, type NpcId } from "./actions.ts";
import type { Conversation } from "./conversation.ts";
import { withoutOpening } from "./pleasantry.ts";

export interface Subject extends Reply {
  owner: NpcId | "nobody";
}

export function subjectOf(conversation: Conversation): Subject {
  const { npc, now, answers } = conversation;
  const message = withoutOpening(conversation.message, npc);
  // A longer message only mentions guests.
  const isShort = contentTokens(message).length <= MAX_OF_NUMBERS;
  const isCounted = WHO_IS_HERE.test(message) || isShort &&
      (asksFor(message, VISITOR_WORDS) || asksFor(message, CODE_WORDS));
  if (isCounted) return { owner: "barista", answers: [] };
  const reply = answers.ask(message, now, before(conversation));
  const doc = documentFor(message, reply, conversation);
  if (doc) return { owner: "librarian", answers: [doc] };
  const [best] = reply.answers;
  return { owner: best ? ownerOf(best, conversation) : "nobody", ...reply };
}

/** Pages that the librarian knows: the documents, or all pages if there are none. */
function shelfOf(pages: readonly IndexedPage[]): readonly IndexedPage[] {
  const docs = pages.filter(({ kind }) => kind === "doc");
  return docs.length > 0 ? docs : pages;
}

/** The question before, as the page keeps it. */
function before({ context }: Conversation): string | undefined {
  const { prev } = context ?? {};
  return typeof prev === "string" && isUpTo(MAX_QUERY, prev) ? prev : undefined;
}

/** The librarian invites to ask by title. For the others, answers come before titles. */
function documentFor(
  message: string,
  { answers: [best], sought = "" }: Reply,
  { npc, answers: { pages } }: Conversation,
): Answer | undefined {
  const isLibrarian = npc.id === "librarian";
  if (best && !isLibrarian) return;
  const doc = titled(message, pages) ??
    (isLibrarian ? titled(sought, pages) : undefined);
  return best?.path.split("#", 1)[0] === doc?.path ? undefined : doc;
}

/** A document whose title is the whole message. */
function titled(
  message: string,
  pages: readonly IndexedPage[],
): Answer | undefined {
  const asked = [tokensOf(message), contentTokens(message)].map(stems)
    .filter(Boolean);
  const doc = shelfOf(pages).find(({ title }) =>
    asked.includes(stems(tokensOf(title)))
  );
  if (!doc) return;
  const { kind, title: name, path, description } = doc;
  return { kind, name, path, description };
}

function stems(tokens: Token[]): string {
  return tokens.map(({ word }) => stem(word)).join(" ");
}

function ownerOf(
  { kind, path }: Answer,
  { npc, answers: { pages } }: Conversation,
): NpcId {
  if (isReference(path)) return "librarian";
  if (kind === "role" || path === CAREER_PATH) return "archivist";
  const isShelved = npc.id === "librarian" &&
    shelfOf(pages).some((page) => page.kind === kind);
  return isShelved || kind === "doc" || kind === "manual"
    ? "librarian"
    : "concierge";
}

/** Words of a question for a number of the barista. */
const MAX_OF_NUMBERS = 4;
const WHO_IS_HERE =
  /\b(?:who(?:['’]?s| is| are)?|how many(?: people| others| of us)?|(?:any|some)(?:body|one))(?: (?:is|are|else|there|currently|also|still))* (?:here|online|around)(?: (?:right|now|today|too|with|me|us))*\s*(?:$|[.?!])/i;

const VISITOR_WORDS = listed("visitors");
export const CODE_WORDS = listed("code");

/** Accepts any form of the words, and one typo. */
export function asksFor(message: string, words: ReadonlySet<string>): boolean {
  return contentTokens(message).some(({ word }) =>
    words.values().some((wanted) =>
      stem(word) === stem(wanted) || isOneTypo(word, wanted)
    )
  );
}
