const OF_SOMEBODY =
  /^\W*(?:you|u|this|that|it|i (?:hate|like|love|think))\b[^?]*$/i;
const TO_YOU = /^\W*\w+ (?:off|up|you)\b[^?]*$/i;
const INTERJECTION =
  /^\W*(?:ah|ha(?:ha)*|hm+|lol|meh|no|oh|ok|okay|oops|sorry|wow|yes)\b[^?]*$/i;

/** Whether it only says something, kind or not: there is nothing to look up. */
export function isRemark(message: string): boolean {
  return [OF_SOMEBODY, TO_YOU, INTERJECTION].some((form) => form.test(message));
}
