/** What "how much" is asked of, where it asks for a price: "how much is a tuning?" */
export const OF_PRICE =
  /\bhow much (?:is|are|for) (?:an?|the|your|his|her|one|two)\b/i;

export function isOfPrice(text: string): boolean {
  return OF_PRICE.test(text);
}
