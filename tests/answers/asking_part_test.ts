import { assertEquals } from "@std/assert";
import { questionClause } from "../../lib/answers/read/question_clause.ts";

const PARTS = [
  ["How long did she work there?", "How long did she work there?"],
  [
    "Out of curiosity, do you happen to know where she grew up?",
    "where she grew up?",
  ],
  [
    "I was wondering whether you could tell me how soon she answers.",
    "how soon she answers.",
  ],
  [
    "We plan a trip in spring - would she have time then?",
    "would she have time then?",
  ],
  [
    "With what tool does she tune pianos, and how often?",
    "With what tool does she tune pianos",
  ],
  [
    "When does the boat leave, so that I can be there?",
    "When does the boat leave",
  ],
  // Questions about the conversation before.
  [
    "We have a Spanish letter, would she read that language?",
    "We have a Spanish letter, would she read that language?",
  ],
  // No words of somebody who asks, but of what is asked
  [
    "When she left the ferries, how old was she?",
    "When she left the ferries, how old was she?",
  ],
] as const;

for (const [sentence, part] of PARTS) {
  Deno.test(`what asks in ${JSON.stringify(sentence)} is kept, and no more`, () => {
    assertEquals(questionClause(sentence), part);
  });
}
