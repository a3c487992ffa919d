const ORDER =
  /\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b|\byour (?:own |secret )?(?:prompt(?! (?:answer|reply|response))|instructions?)\b|\b(?:jailbreak|developer mode|pretend (?:to be|you)|act as|from now on)\b/i;
/** "You are now", and not "where you are now". */
const NEW_PART = /(?:^|[.!?,;:])\s*you(?: a|['’]?)re now\b/i;
const RECITE =
  /\b(?:repeat|print|reveal|recite)\b[^.?!]{0,40}\b(?:above|verbatim|prompt)\b/i;
const DISOBEY = /\b(?:ignore|disregard|forget|override|bypass)\b/gi;
const INSTRUCTIONS =
  /\b(?:instructions?|prompts?|rules?|previous|above|guidelines?)\b/i;
/** How near to the first the second has to stand, in characters. */
const NEAR = 72;

/** Whether it tells one how to behave, or asks for what one was told. */
export function isOrder(message: string): boolean {
  return [ORDER, NEW_PART, RECITE].some((form) => form.test(message)) ||
    message.matchAll(DISOBEY).some(({ 0: verb, index }) => {
      const end = index + verb.length;
      return INSTRUCTIONS.test(message.slice(end, end + NEAR));
    });
}
