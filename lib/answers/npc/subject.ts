import { CAREER_PATH, resumePath } from "../../content/anchors.ts";
import type { Answer, Reply } from "../types.ts";
import { listed } from "../rank/word_lists.ts";
import { contentTokens } from "../rank/content_tokens.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import { ENGLISH } from "../rank/tongue.ts";
import { isOneTypo } from "../../base/text/typo.ts";
import { isUpTo, MAX_QUERY } from "../../base/text/code_points.ts";
import { type Token, tokensOf } from "../../base/text/tokens.ts";
import { isReference, type NpcId } from "./actions.ts";
import type { Conversation } from "./conversation.ts";
import { withoutOpening } from "./pleasantry.ts";

/** Whose business a message is, and what the site has for it. */
interface Subject extends Reply {
  owner: NpcId | "nobody";
}

export async function subjectOf(conversation: Conversation): Promise<Subject> {
  const { npc, now, answers } = conversation;
  const message = withoutOpening(conversation.message, npc);
  // A longer message only mentions guests.
  const isShort = contentTokens(message).length <= MAX_OF_NUMBERS;
  const isCounted = WHO_IS_HERE.test(message) || isShort &&
      (asksFor(message, VISITOR_WORDS) || asksFor(message, CODE_WORDS));
  if (isCounted) return { owner: "barista", nearest: [] };
  // The librarian has the manual at hand.
  const isAtManual = npc.id === "librarian";
  const reply = await answers.ask(
    message,
    now,
    before(conversation),
    isAtManual,
  );
  const doc = documentFor(message, reply, conversation);
  if (doc) return { owner: "librarian", certain: doc, nearest: [] };
  const { certain } = reply;
  return {
    owner: certain ? ownerOf(certain, conversation) : "nobody",
    ...reply,
  };
}

/** Pages that the librarian knows: the documents, or all pages if there are none. */
function shelfOf(pages: readonly PageMeta[]): readonly PageMeta[] {
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
  { certain, sought = "" }: Reply,
  { npc, answers: { pages } }: Conversation,
): Answer | undefined {
  const isLibrarian = npc.id === "librarian";
  if (certain && !isLibrarian) return;
  const doc = titled(message, pages) ??
    (isLibrarian ? titled(sought, pages) : undefined);
  return certain?.path.split("#", 1)[0] === doc?.path ? undefined : doc;
}

/** A document whose title is the whole message. */
function titled(
  message: string,
  pages: readonly PageMeta[],
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
  return tokens.map(({ word }) => ENGLISH.termOf(word)).join(" ");
}

function ownerOf(
  { kind, path }: Answer,
  { npc, answers: { pages } }: Conversation,
): NpcId {
  if (isReference(path)) return "librarian";
  if (kind === "role" || OF_JOBS.includes(path)) return "archivist";
  const isShelved = npc.id === "librarian" &&
    shelfOf(pages).some((page) => page.kind === kind);
  return isShelved || kind === "doc" || kind === "manual"
    ? "librarian"
    : "concierge";
}

/** Lists that jobs make. */
const OF_JOBS = [CAREER_PATH, resumePath("skills")];

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
      ENGLISH.termOf(word) === ENGLISH.termOf(wanted) || isOneTypo(word, wanted)
    )
  );
}
