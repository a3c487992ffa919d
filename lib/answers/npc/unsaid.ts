import { fill } from "../../base/words/fill.ts";
import { abilityOf } from "./abilities.ts";
import type { Conversation } from "./npc.ts";
import type { NpcReply } from "../types.ts";

/**
 * What one says where the pages do not: what was looked for, and what can be
 * asked. No colleague is pointed at, for none knows more. Undefined where the word
 * has nothing that can be repeated.
 */
export function unsaid(
  conversation: Conversation,
  sought: string,
): NpcReply | undefined {
  const { npc, words } = conversation;
  const what = plainPart(sought);
  if (!what) return;
  const nothing = fill(words.unsaid[npc.id], { what });
  return { messages: [nothing, abilityOf(conversation)], action: null };
}

/** The longest part of a word that is plain: nothing else of a message comes back. */
function plainPart(word: string): string {
  const [longest = ""] = (word.normalize("NFC").match(/[\p{L}\p{N}.+#-]+/gu) ??
    []).toSorted((a, b) => b.length - a.length);
  return longest;
}
