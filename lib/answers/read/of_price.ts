/** "How much is a tuning?" */
export const OF_PRICE =
  /\bhow much (?:is|are|for) (?:an?|the|your|his|her|one|two)\b/i;
