import { assert } from "@std/assert";
import { isAllowed, type NpcId } from "../../../lib/answers/npc/actions.ts";
import type { Conversation } from "../../../lib/answers/npc/conversation.ts";
import type { NpcReply } from "../../../lib/answers/types.ts";
import { reply } from "../../../lib/answers/npc/reply.ts";
import { answers, content, pages } from "../../golden/sample_site.ts";

export const known = {
  now: Date.parse("2026-11-20"),
  answers,
  words: content.words.npcs,
  language: content.profile.language,
};

interface Said extends Pick<NpcReply, "action"> {
  messages: string[];
}

/** What somebody of the room answers. */
export async function talk(
  id: NpcId,
  message: string,
  more: Partial<Conversation> = {},
): Promise<Said> {
  const npc = content.npcs.find((npc) => npc.id === id);
  assert(npc);
  const { messages, action } = await reply({ npc, message, ...known, ...more });
  return { messages: messages.map(({ text }) => text), action };
}

export function assertProper(id: NpcId, { messages, action }: Said): void {
  assert(messages.length >= 1 && messages.length <= 3);
  for (const message of messages) {
    const { length } = Array.from(message);
    assert(length >= 1 && length <= 160, message);
  }
  assert(action === null || isAllowed(action, id, pages));
}
