import { fill } from "../words/fill.ts";
import { abilityOf } from "./abilities.ts";
import { type Action, isAllowed, type NpcId } from "./actions.ts";
import { archivist } from "./archivist.ts";
import { barista } from "./barista.ts";
import { bubble } from "./bubble.ts";
import { concierge } from "./concierge.ts";
import { librarian } from "./librarian.ts";
import type { Conversation, NpcReply } from "./npc.ts";
import { pick } from "./pick.ts";
import { smallTalk } from "./small_talk.ts";
import { type Subject, subjectOf } from "./subject.ts";

/**
 * The built-in brain: templates over the content, so it has nothing to invent
 * and no instructions to give away. What the visitor wrote is never repeated.
 */
export function reply(conversation: Conversation): NpcReply {
  const { messages, action } = smallTalk(conversation) ??
    thisPage(conversation) ??
    answer(conversation) ?? unknown(conversation);
  return {
    messages: messages.map(bubble),
    action: permitted(action, conversation),
  };
}

const BRAINS: Record<
  NpcId,
  (
    conversation: Conversation,
    results: Subject["results"],
  ) => NpcReply | undefined
> = { librarian, archivist, concierge, barista };

function thisPage({ message, context, index, words }: Conversation) {
  if (!/\bthis page\b/i.test(message)) return;
  const page = index.pages.find(({ path }) => path === context?.page);
  return page && {
    messages: [fill(words.thisPage, { title: page.title }), page.description],
    action: null,
  };
}

function answer(conversation: Conversation): NpcReply | undefined {
  const { id } = conversation.npc;
  const { owner, results } = subjectOf(conversation);
  if (owner === "nobody") return;
  if (owner === id) return BRAINS[id](conversation, results);
  return {
    messages: [conversation.words.elsewhere[owner]],
    action: { type: "walk_to", target: owner },
  };
}

function unknown(conversation: Conversation): NpcReply {
  const { npc, day, message } = conversation;
  const line = pick(npc.idle, `${npc.id} ${day} ${message}`) ?? npc.greeting;
  return { messages: [line, abilityOf(conversation)], action: null };
}

/** A fact may stand on a page that this one does not open. */
function permitted(
  action: Action | null,
  { npc, index }: Conversation,
): Action | null {
  return action && isAllowed(action, npc.id, index.pages) ? action : null;
}
