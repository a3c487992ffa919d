import { dateOf } from "../../base/time/days.ts";
import { fill } from "../../base/words/fill.ts";
import { abilityOf } from "./abilities.ts";
import { isAllowed, type NpcId } from "./actions.ts";
import type { Action, Answer, NpcReply } from "../types.ts";
import { barista } from "./barista.ts";
import { bubble, bubbles, listBubbles } from "./bubble.ts";
import type { Conversation, Draft } from "./conversation.ts";
import { FOLLOW_UP_LINES } from "./follow_up_lines.ts";
import { isRemark, plainMessage } from "./message.ts";
import { pick } from "./pick.ts";
import { smallTalk } from "./small_talk.ts";
import { subjectOf } from "./subject.ts";

/** The built-in model: has no prompt to reveal, repeats at most one word of the visitor. */
export async function reply(asked: Conversation): Promise<NpcReply> {
  const conversation = { ...asked, message: plainMessage(asked.message) };
  const { messages, action } = smallTalk(conversation) ??
    thisPage(conversation) ??
    await answer(conversation) ?? idle(conversation);
  return {
    messages: messages.map((each) =>
      typeof each === "string" ? { text: bubble(each) } : each
    ),
    action: permitted(action, conversation),
  };
}

function thisPage(
  { message, context, answers: { pages }, words }: Conversation,
): Draft | undefined {
  if (!/\bthis page\b/i.test(message)) return;
  const page = pages.find(({ path }) => path === context?.page);
  return page && {
    messages: [fill(words.thisPage, { title: page.title }), page.description]
      .filter(Boolean),
    action: null,
  };
}

async function answer(conversation: Conversation): Promise<Draft | undefined> {
  const { npc: { id }, message, words } = conversation;
  const { owner, certain, nearest, sought } = await subjectOf(conversation);
  if (owner === "barista") {
    // The barista alone has the numbers at hand.
    return id === owner
      ? barista(conversation)
      : pointed([words.elsewhere[owner]], owner);
  }
  if (certain && owner !== "nobody") return told(certain, owner, conversation);
  if (isRemark(message)) return;
  return nearest.length > 0
    ? found(nearest, conversation)
    : notFound(conversation, sought);
}

/** Says what is certain, and names its page or the colleague who knows more. */
function told(
  certain: Answer,
  owner: Exclude<NpcId, "barista">,
  conversation: Conversation,
): Draft {
  const { npc: { id }, words, language } = conversation;
  const [first = "", ...members] = certain.description.split("\n");
  const heading = `${first.replace(/\.$/, "")}:`;
  const list = { more: words.more, language };
  const lines = members.length > 0
    ? listBubbles([heading, ...members], MAX_BUBBLES, list)
    : bubbles(first, MAX_BUBBLES);
  if (owner !== id) {
    const own = isForeign(certain, language) ? [] : lines;
    return pointed([...own, words.elsewhere[owner]], owner);
  }
  const more = FOLLOW_UP_LINES[owner](conversation, certain);
  return {
    messages: [...lines, more ?? ""].filter(Boolean),
    action: opening(certain),
  };
}

/** The manual is English on every site, and its librarian alone quotes it in another. */
function isForeign({ kind }: Answer, language: string): boolean {
  return kind === "doc" && !/^en\b/.test(language);
}

/** Passages that come near, each a sentence under the name of its page. */
function found(
  nearest: Answer[],
  { npc, words, language }: Conversation,
): Draft {
  const isLibrarian = npc.id === "librarian";
  const quoted = nearest.filter((each) =>
    isLibrarian || !isForeign(each, language)
  ).slice(0, MAX_BUBBLES);
  const papers = quoted.map(({ name, path, description, match = "" }) => ({
    text: bubble(description.slice(description.indexOf(match)), MAX_PAPER),
    source: { name, path },
  }));
  const [best] = nearest;
  const messages = papers.length > 0 ? [words.nearest, ...papers] : [];
  if (best?.kind === "doc" && !isLibrarian) {
    const own = messages.slice(0, MAX_BUBBLES);
    return pointed([...own, words.elsewhere.librarian], "librarian");
  }
  return { messages, action: best ? opening(best) : null };
}

/** The answer, and whose business it is. */
function pointed(messages: Draft["messages"], target: NpcId): Draft {
  return { messages, action: { type: "walk_to", target } };
}

function opening({ path }: Answer): Action {
  return { type: "open_page", target: path.split("#", 1)[0] ?? "" };
}

/** Bubbles of the answer itself; a third holds another line. */
const MAX_BUBBLES = 2;
/** Code points of a quotation, which begins with the sentence that matches. */
const MAX_PAPER = 160;

/** Refers to no colleague, because none knows more. */
function notFound({ npc, words }: Conversation, sought = ""): Draft {
  const parts = sought.normalize("NFC").match(/[\p{L}\p{N}.+#-]+/gu) ?? [];
  const [what] = parts.toSorted((a, b) => b.length - a.length);
  const nothing = what ? fill(words.unsaid[npc.id], { what }) : words.unstated;
  return {
    messages: [nothing],
    action: { type: "open_page", target: "/contact" },
  };
}

function idle(conversation: Conversation): Draft {
  const { npc, message, now } = conversation;
  const seed = `${npc.id} ${dateOf(now)} ${message}`;
  const line = pick(npc.idle, seed) ?? npc.greeting;
  return { messages: [line, abilityOf(conversation)], action: null };
}

/** The answer may be on a page that this NPC must not open. */
function permitted(
  action: Action | null,
  { npc, answers: { pages } }: Conversation,
): Action | null {
  return action && isAllowed(action, npc.id, pages) ? action : null;
}
