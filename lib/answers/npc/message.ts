const ORDER =
  /\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b|\byour (?:own |secret )?(?:prompt(?! (?:answer|reply|response))|instructions?)\b|\b(?:jailbreak|developer mode|pretend (?:to be|you)|act as|from now on)\b/i;
/** "You are now", but not "where you are now". */
const NEW_PART = /(?:^|[.!?,;:])\s*you(?: a|['’]?)re now\b/i;
const RECITE =
  /\b(?:repeat|print|reveal|recite)\b[^.?!]{0,40}\b(?:above|verbatim|prompt)\b/i;
const DISOBEY = /\b(?:ignore|disregard|forget|override|bypass)\b/gi;
const INSTRUCTIONS =
  /\b(?:instructions?|prompts?|rules?|previous|above|guidelines?)\b/i;
/** Characters between DISOBEY and INSTRUCTIONS. */
const NEAR = 72;

/** Returns true if it instructs the NPC how to behave, or asks for its instructions. */
export function isInstruction(message: string): boolean {
  return [ORDER, NEW_PART, RECITE].some((form) => form.test(message)) ||
    message.matchAll(DISOBEY).some(({ 0: verb, index }) => {
      const end = index + verb.length;
      return INSTRUCTIONS.test(message.slice(end, end + NEAR));
    });
}

const OF_SOMEBODY =
  /^\W*(?:you|u|this|that|it|i (?:hate|like|love|think))\b[^?]*$/i;
const TO_YOU = /^\W*\w+ (?:off|up|you)\b[^?]*$/i;
const INTERJECTION =
  /^\W*(?:ah|ha(?:ha)*|hm+|lol|meh|no|oh|ok|okay|oops|sorry|wow|yes)\b[^?]*$/i;

const QUESTION =
  /\?|^\W*(?:and |so |but )?(?:do|does|did|can|could|will|would|are|is|has|have|may|what|where|when|who|why|how|which)\b/i;

/** Returns true for a remark, kind or not: there is nothing to look up. */
export function isRemark(message: string): boolean {
  return !QUESTION.test(message) &&
    [OF_SOMEBODY, TO_YOU, INTERJECTION].some((form) => form.test(message));
}

const MARKUP = /<\/?[a-z][^<>]*>|[*`]+/gi;
const WORDLESS = /^[^\p{L}\p{N}]*$/u;
const THUMB_HEART_HANDS = /👍|❤|🙏/u;

/** The message without markup, or the word for an emoji without text. */
export function plainMessage(message: string): string {
  if (!WORDLESS.test(message)) return message.replaceAll(MARKUP, " ");
  if (message.includes("👋")) return "hello";
  return THUMB_HEART_HANDS.test(message) ? "thanks" : message;
}
