import { listed } from "../rank/word_lists.ts";
import { contentTokens } from "../rank/content_tokens.ts";
import { tokensOf } from "../../base/text/tokens.ts";
import type { Npc } from "../../content/content.ts";

const KINDS = {
  farewell: listed("farewell"),
  greeting: listed("greeting"),
  thanks: listed("thanks"),
};
const BESIDE = words("there lot much again pleased");
const PLEASANT = [...Object.values(KINDS), BESIDE];
const HOW_ARE_YOU =
  /^\W*(?:(?:hi|hey|hello)\W+)?(?:how (?:are you|is it going|are things)|how['’]?s it going|what['’]?s up)(?: (?:doing|today))*\W*$/i;
/** "Is she up at night?" is no farewell. */
const OF_SOMETHING =
  /\b(?:s?he|her|his|him|they|them|their|wh(?:at|en|ere|ich|o|y)|d(?:id|oes)|more|this|that)\b/i;
const OPENING = /^([^,.;:!?]{1,60})[,.;:!]+\s+(.*)$/s;

type Named = Pick<Npc, "name"> & { id: string };

/** The kind of a message that is only a pleasantry. */
export function pleasantryOf(
  message: string,
  npc: Named,
): keyof typeof KINDS | undefined {
  if (HOW_ARE_YOU.test(message)) return "greeting";
  if (OF_SOMETHING.test(message) || !isPleasant(message, npc)) return;
  const all = tokensOf(message);
  const isOf = (kind: keyof typeof KINDS) =>
    all.some(({ word }) => KINDS[kind].has(word));
  // "Thanks, bye" is a farewell.
  return (["farewell", "greeting", "thanks"] as const).find(isOf);
}

/** True for "hi" or "thanks", to whomever. */
export function isPleasantry(message: string): boolean {
  return pleasantryOf(message, { name: "", id: "" }) !== undefined;
}

/** The message without an opening such as "Good evening Bell,". */
export function withoutOpening(message: string, npc: Npc): string {
  const [, opening = "", rest] = OPENING.exec(message) ?? [];
  return rest && pleasantryOf(opening, npc) ? rest : message;
}

function isPleasant(message: string, npc: Named): boolean {
  const name = words(`${npc.name} ${npc.id}`);
  return contentTokens(message).every(({ word }) =>
    [...PLEASANT, name].some((set) => set.has(word))
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(tokensOf(list).map(({ word }) => word));
}
