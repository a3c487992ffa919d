import { dateOf } from "../time/days.ts";
import { fill } from "../words/fill.ts";
import { contentTokens } from "../search/content_tokens.ts";
import { tokensOf } from "../search/words.ts";
import { abilityOf } from "./abilities.ts";
import type { Conversation, NpcReply } from "./npc.ts";
import { pick } from "./pick.ts";

const GREETINGS = words(
  "hello hi hey hiya howdy greetings good morning afternoon evening day welcome there yo hallo hola bonjour ciao hei salut merhaba ola",
);
const THANKS = words(
  "thanks thank thx ty cheers merci danke gracias obrigado grazie appreciated lot great nice awesome perfect cool",
);
const FAREWELLS = words("bye goodbye farewell ciao later see tschüss adios");
const HELP =
  /\b(what (can|do|could) (you|i) (do|know|answer|ask|help)|how (can|do) you help)/i;
const BARE_HELP = /^\W*help( me)?\W*$/i;
const IDENTITY =
  /\b(who (are|r) (you|u)|what is your (name|job)|what's your (name|job)|your name|introduce yourself|are you (an? )?(bot|human|robot|ai|real|llm|person))\b/i;
const ORDER =
  /\b(system|hidden|initial) (prompt|message|instructions?)\b|\b(jailbreak|developer mode|pretend (to be|you)|act as)\b/i;
const DISOBEY = /\b(ignore|disregard|forget|override|bypass)\b/gi;
const INSTRUCTIONS =
  /\b(instructions?|prompts?|rules?|previous|above|guidelines?)\b/i;
/** How near to the first the second has to stand, in characters. */
const NEAR = 72;

/** An answer to what asks for nothing on the site, if it is that. */
export function smallTalk(conversation: Conversation): NpcReply | undefined {
  const { npc, message, now, words: said } = conversation;
  const ability = abilityOf(conversation);
  const one = (lines: readonly string[]) =>
    pick(lines, `${npc.id} ${dateOf(now)} ${message}`) ?? "";
  if (isOrder(message)) {
    return { messages: [one(said.orders), ability], action: null };
  }
  if (isAll(message, GREETINGS)) return emoted([npc.greeting], "wave");
  if (isAll(message, THANKS)) {
    return emoted([one(said.thanked)], "smile");
  }
  if (isAll(message, FAREWELLS)) {
    return emoted([one(said.farewells)], "wave");
  }
  if (IDENTITY.test(message)) {
    const { name, role } = npc;
    return emoted([fill(said.identity, { name, role }), ability], "smile");
  }
  if (HELP.test(message) || BARE_HELP.test(message)) {
    return emoted([ability], "smile");
  }
}

function isOrder(message: string): boolean {
  return ORDER.test(message) ||
    message.matchAll(DISOBEY).some(({ 0: verb, index }) => {
      const end = index + verb.length;
      return INSTRUCTIONS.test(message.slice(end, end + NEAR));
    });
}

function emoted(messages: string[], target: string): NpcReply {
  return { messages, action: { type: "emote", target } };
}

/** Whether the message is made of such words, stop words aside. */
function isAll(message: string, some: ReadonlySet<string>): boolean {
  const all = tokensOf(message);
  const content = contentTokens(message);
  return all.some(({ word }) => some.has(word)) &&
    content.every(({ word }) => some.has(word));
}

function words(list: string): ReadonlySet<string> {
  return new Set(tokensOf(list).map(({ word }) => word));
}
