import { dateOf } from "../../base/time/days.ts";
import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import { abilityOf } from "./abilities.ts";
import { isAllowed, type NpcId } from "./actions.ts";
import type { Action, Answer, NpcReply } from "../types.ts";
import { bubble, bubbles, MAX_BUBBLE } from "./bubble.ts";
import type { Conversation } from "./conversation.ts";
import { FOLLOW_UP_LINES } from "./follow_up_lines.ts";
import { isRemark, plainMessage } from "./message.ts";
import { pick } from "./pick.ts";
import { smallTalk } from "./small_talk.ts";
import { asksFor, CODE_WORDS, subjectOf } from "./subject.ts";

/** The built-in model: has no prompt to reveal, repeats at most one word of the visitor. */
export function reply(asked: Conversation): NpcReply {
  const conversation = { ...asked, message: plainMessage(asked.message) };
  const { messages, action } = smallTalk(conversation) ??
    thisPage(conversation) ??
    answer(conversation) ?? idle(conversation);
  return {
    messages: messages.map(bubble),
    action: permitted(action, conversation),
  };
}

function thisPage(
  { message, context, answers: { pages }, words }: Conversation,
) {
  if (!/\bthis page\b/i.test(message)) return;
  const page = pages.find(({ path }) => path === context?.page);
  return page && {
    messages: [fill(words.thisPage, { title: page.title }), page.description]
      .filter(Boolean),
    action: null,
  };
}

function answer(conversation: Conversation): NpcReply | undefined {
  const { npc: { id }, message, words, language } = conversation;
  const subject = subjectOf(conversation);
  const { owner, answers: [best, ...others], nearest: [near] = [] } = subject;
  if (owner === "nobody") {
    if (isRemark(message)) return;
    return notFound(conversation, subject.sought, near);
  }
  if (owner === "barista") {
    // The barista alone has the numbers at hand.
    return id === owner
      ? barista(conversation)
      : pointed([words.elsewhere[owner]], owner);
  }
  if (!best) return;
  const told = bubbles(textOf(best), MAX_BUBBLES);
  if (owner !== id) {
    // The manual is English on every site, and its librarian alone quotes it in another.
    const isForeign = best.kind === "doc" && !/^en\b/.test(language);
    const own = isForeign ? [] : told;
    return pointed([...own, words.elsewhere[owner]], owner);
  }
  const more = FOLLOW_UP_LINES[owner](conversation, best, others);
  return {
    messages: [...told, more ?? ""].filter(Boolean),
    action: opening(best),
  };
}

/** The whole text if it fits a bubble. */
function textOf({ description, brief = description }: Answer): string {
  return description.length <= MAX_BUBBLE ? description : brief;
}

/** The answer, and whose business it is. */
function pointed(messages: string[], target: NpcId): NpcReply {
  return { messages, action: { type: "walk_to", target } };
}

function opening({ path }: Answer): Action {
  return { type: "open_page", target: path.split("#", 1)[0] ?? "" };
}

/** Bubbles of the answer itself; a third holds another line. */
const MAX_BUBBLES = 2;

/** Refers to no colleague, because none knows more. `near` only comes near. */
function notFound(
  conversation: Conversation,
  sought = "",
  near?: Answer,
): NpcReply {
  const { npc, words } = conversation;
  const parts = sought.normalize("NFC").match(/[\p{L}\p{N}.+#-]+/gu) ?? [];
  const [what] = parts.toSorted((a, b) => b.length - a.length);
  const nothing = what ? fill(words.unsaid[npc.id], { what }) : words.unstated;
  if (!near) {
    return { messages: [nothing, abilityOf(conversation)], action: null };
  }
  const nearest = fill(words.nearest, { text: textOf(near) });
  return {
    messages: [...bubbles(nearest, MAX_BUBBLES), nothing],
    action: opening(near),
  };
}

function idle(conversation: Conversation): NpcReply {
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

function barista(conversation: Conversation): NpcReply {
  const messages = asksFor(conversation.message, CODE_WORDS)
    ? contributions(conversation)
    : visitors(conversation);
  return { messages, action: { type: "highlight", target: "counter" } };
}

function visitors({ numbers, words, language }: Conversation): string[] {
  const count = numbers?.visitors;
  return count === undefined
    ? [words.noVisitors]
    // The visitor who asks may not be counted yet.
    : [fillCount(words.visitors, Math.max(count, 1), language)];
}

function contributions({ numbers, words, language }: Conversation): string[] {
  const counted = numbers?.contributions;
  if (!counted) return [words.noContributions];
  const inDays = (count: number) => fillCount(words.days, count, language);
  const { total, currentStreak, longestStreak, activeDays } = counted;
  return [
    fill(words.contributions, {
      count: writtenNumber(total, language),
      days: inDays(activeDays),
    }),
    fill(words.streaks, {
      current: inDays(currentStreak),
      longest: inDays(longestStreak),
    }),
  ];
}
