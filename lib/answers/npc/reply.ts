import { dateOf } from "../../base/time/days.ts";
import { fill } from "../../base/words/fill.ts";
import { abilityOf } from "./abilities.ts";
import { isAllowed, type NpcId } from "./actions.ts";
import type { Action, NpcReply } from "../types.ts";
import { archivist } from "./archivist.ts";
import { barista } from "./barista.ts";
import { bubble, bubbles } from "./bubble.ts";
import { concierge } from "./concierge.ts";
import { librarian } from "./librarian.ts";
import type { Conversation, Voice } from "./npc.ts";
import { pick } from "./pick.ts";
import { plainly } from "./plainly.ts";
import { isRemark } from "./remark.ts";
import { smallTalk } from "./small_talk.ts";
import { subjectOf } from "./subject.ts";
import { unsaid } from "./unsaid.ts";

/**
 * The built-in brain: the site's own answers in four voices, so it has nothing
 * to invent and no instructions to give away. Of what the visitor wrote one plain
 * word is repeated at most, where the pages do not mention it.
 */
export function reply(said: Conversation): NpcReply {
  const conversation = { ...said, message: plainly(said.message) };
  const { messages, action } = smallTalk(conversation) ??
    thisPage(conversation) ??
    answer(conversation) ?? unknown(conversation);
  return {
    messages: messages.map(bubble),
    action: permitted(action, conversation),
  };
}

function thisPage(
  { message, context, answers: { index }, words }: Conversation,
) {
  if (!/\bthis page\b/i.test(message)) return;
  const page = index.pages.find(({ path }) => path === context?.page);
  return page && {
    messages: [fill(words.thisPage, { title: page.title }), page.description],
    action: null,
  };
}

function answer(conversation: Conversation): NpcReply | undefined {
  const { npc: { id }, message, words } = conversation;
  const { owner, answers: [best, ...others], sought } = subjectOf(conversation);
  if (owner === "nobody") {
    return sought === undefined || isRemark(message)
      ? undefined
      : unsaid(conversation, sought);
  }
  if (owner !== id) {
    const action = { type: "walk_to", target: owner } as const;
    return { messages: [words.elsewhere[owner]], action };
  }
  if (owner === "barista") return barista(conversation);
  if (!best) return;
  const more = VOICES[owner](conversation, best, others);
  return {
    messages: [...bubbles(best.description, LONGEST), more ?? ""].filter(
      Boolean,
    ),
    action: { type: "open_page", target: best.path.split("#", 1)[0] ?? "" },
  };
}

/** In bubbles: the third is for who answers. */
const LONGEST = 2;

const VOICES: Record<Exclude<NpcId, "barista">, Voice> = {
  librarian,
  archivist,
  concierge,
};

function unknown(conversation: Conversation): NpcReply {
  const { npc, message, now } = conversation;
  const seed = `${npc.id} ${dateOf(now)} ${message}`;
  const line = pick(npc.idle, seed) ?? npc.greeting;
  return { messages: [line, abilityOf(conversation)], action: null };
}

/** A fact may stand on a page that this one does not open. */
function permitted(
  action: Action | null,
  { npc, answers: { index } }: Conversation,
): Action | null {
  return action && isAllowed(action, npc.id, index.pages) ? action : null;
}
