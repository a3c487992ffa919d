import type { Context } from "../context.ts";
import { isPersonWord } from "../word_lists.ts";

const LASTING =
  /\b(?:how long|how many (?:years|months)(?: and (?:years|months))?|how much time|since when|from when|until when|till when|until what year|for how (?:many years|many months|long))(?: exactly)? (has|have|had|was|were|is|are|did|does|do)\b/i;

/** "Did she work for the newspaper?" */
const AT_WORK =
  /\b(?:work(?:ed|ing)?|employed|job|stint|position|post) (?:at|for|with|by)\b/i;

/** "Length of her time as …", "total time at …" */
const LENGTH_OF =
  /^\W*(?:the )?(?:total |whole |entire )?(?:time|length|duration|tenure|years|months)\b/i;

/** "How long has she been …", "since when is she …", "how long did she stay …" */
export function asksDuration({ question: { text, words } }: Context): boolean {
  if (LENGTH_OF.test(text) || AT_WORK.test(text)) return true;
  const found = LASTING.exec(text);
  if (!found) return false;
  const [lead, verb = ""] = found;
  const [person, ...after] = words.filter(({ start }) =>
    start >= found.index + lead.length
  );
  const isOfPerson = person !== undefined &&
    (isPersonWord(person.word) || person.isName);
  return isOfPerson && (verb.toLowerCase() !== "did" ||
    after.some(({ concepts }) => concepts.has("work")));
}
