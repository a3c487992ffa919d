import { assertMatch } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";

const ask = await askPerson();

/** The question before, one that leans on it, and what is said to both. */
const ASKED: [before: string, question: string, says: RegExp][] = [
  [
    "What is her present job?",
    "What was the role before that one?",
    /Assistant keeper/,
  ],
  ["What is her present job?", "since when?", /June 2022/],
  ["Did she work at Pretence & Sons?", "And at the ferries?", /^\S+ Deckhand/],
  ["Did she work at Pretence & Sons?", "And at Google?", /^$/],
  ["Does she know C++?", "And Rust?", /^$/],
  [
    "When did she join Pretence & Sons?",
    "And when did she leave?",
    /December 2018/,
  ],
  [
    "What did she do at Pretence & Sons?",
    "which tools did she use there?",
    /Ink/,
  ],
];

Deno.test("/ask answers what leans on the question before, or says nothing", async () => {
  for (const [before, question, says] of ASKED) {
    assertMatch(await ask(question, before), says, question);
  }
});
