import { dateOf } from "../../base/time/days.ts";
import { fill } from "../../base/words/fill.ts";
import { abilityOf } from "./abilities.ts";
import type { Conversation } from "./npc.ts";
import type { NpcReply } from "../types.ts";
import { isOrder } from "./order.ts";
import { pick } from "./pick.ts";
import { pleasantryOf } from "./pleasantry.ts";

const HELP =
  /\b(what (can|do|could) (you|i) (do|know|answer|ask|help)|how (can|do) you help)/i;
const BARE_HELP = /^\W*help( me)?\W*$/i;
const IDENTITY =
  /\b(who (are|r) (you|u)|what is your (name|job)|what's your (name|job)|your name|introduce yourself|are you (an? )?(bot|human|robot|ai|real|llm|person))\b/i;

/** An answer to what asks for nothing on the site, if it is that. */
export function smallTalk(conversation: Conversation): NpcReply | undefined {
  const { npc, message, now, words: said } = conversation;
  const ability = abilityOf(conversation);
  const one = (lines: readonly string[]) =>
    pick(lines, `${npc.id} ${dateOf(now)} ${message}`) ?? "";
  if (isOrder(message)) {
    return { messages: [one(said.orders), ability], action: null };
  }
  if (IDENTITY.test(message)) {
    const { name, role } = npc;
    return emoted([fill(said.identity, { name, role }), ability], "smile");
  }
  if (HELP.test(message) || BARE_HELP.test(message)) {
    return emoted([ability], "smile");
  }
  switch (pleasantryOf(message, npc)) {
    case "greeting":
      return emoted([npc.greeting], "wave");
    case "thanks":
      return emoted([one(said.thanked)], "smile");
    case "farewell":
      return emoted([one(said.farewells)], "wave");
  }
}

function emoted(messages: string[], target: string): NpcReply {
  return { messages, action: { type: "emote", target } };
}
