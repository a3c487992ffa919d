const MARKUP = /<\/?[a-z][^<>]*>|[*`]+/gi;
const WORDLESS = /^[^\p{L}\p{N}]*$/u;
const THUMB_HEART_HANDS = /👍|❤|🙏/u;

/** What is said, without markup; a gesture alone is the word for it. */
export function plainly(message: string): string {
  if (!WORDLESS.test(message)) return message.replaceAll(MARKUP, " ");
  if (message.includes("👋")) return "hello";
  return THUMB_HEART_HANDS.test(message) ? "thanks" : message;
}
