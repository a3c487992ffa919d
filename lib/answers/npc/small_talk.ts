import { dateOf } from "../../base/time/days.ts";
import { fill } from "../../base/words/fill.ts";
import { abilityOf } from "./abilities.ts";
import type { Conversation } from "./conversation.ts";
import type { Action } from "../types.ts";
import { isInstruction } from "./message.ts";
import { pick } from "./pick.ts";
import { pleasantryOf } from "./pleasantry.ts";

const HELP =
  /\b(what (can|do|could) (you|i) (do|know|answer|ask|help)|how (can|do) you help)/i;
const BARE_HELP = /^\W*help( me)?\W*$/i;
const IDENTITY =
  /\b(who (are|r) (you|u)|what is your (name|job)|what's your (name|job)|your name|introduce yourself|are you (an? )?(bot|human|robot|ai|real|llm|person))\b/i;

interface Said {
  messages: string[];
  action: Action | null;
}

/** A reply to a message that asks for nothing on the site; undefined for others. */
export function smallTalk(conversation: Conversation): Said | undefined {
  const { npc, message, now, words } = conversation;
  const ability = abilityOf(conversation);
  const one = (lines: readonly string[]) =>
    pick(lines, `${npc.id} ${dateOf(now)} ${message}`) ?? "";
  if (isInstruction(message)) {
    return { messages: [one(words.orders), ability], action: null };
  }
  if (IDENTITY.test(message)) {
    const { name, role } = npc;
    return emoted([fill(words.identity, { name, role }), ability], "smile");
  }
  if (HELP.test(message) || BARE_HELP.test(message)) {
    return emoted([ability], "smile");
  }
  switch (pleasantryOf(message, npc)) {
    case "greeting":
      return emoted([npc.greeting], "wave");
    case "thanks":
      return emoted([one(words.thanked)], "smile");
    case "farewell":
      return emoted([one(words.farewells)], "wave");
  }
}

function emoted(messages: string[], target: string): Said {
  return { messages, action: { type: "emote", target } };
}
