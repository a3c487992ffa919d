import { assert, assertEquals } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";

const ask = await askPerson();

/** Each claims more than the pages say. */
const CLAIMS = [
  "Does she own Nowhere Rock Light?",
  "Did she found Imaginary Ferries?",
  "Did she work at Pretence & Sons for ten years?",
  "Did she stay at Pretence & Sons for more than 6 years?",
  "Is she a native speaker of Gull?",
  "Has she never used C++?",
  "Does she have no experience with lamps?",
  "Did she win first prize?",
  "Did she leave Pretence & Sons in 2017?",
  "Did she join Imaginary Ferries in 2014?",
  "Was she at Pretence & Sons before the ferries?",
  "Was she still at the ferries after Pretence?",
];

for (const claim of CLAIMS) {
  Deno.test(`${JSON.stringify(claim)} is not affirmed`, async () => {
    const answer = await ask(claim);
    assert(!/\bYes\./.test(answer), answer);
  });
}

/** Claims about others, or about things that no page mentions. */
const OF_OTHERS = [
  "Is this site written in C++?",
  "Who was head keeper before her?",
  "What does her husband do?",
  "Is she pregnant?",
  "Was she fired?",
  "What is a constructor?",
];

for (const question of OF_OTHERS) {
  Deno.test(`${JSON.stringify(question)} has no answer in the pages`, async () => {
    assertEquals(await ask(question), "");
  });
}

/** A word that nobody knows is not passed over, however much else is there. */
const UNHEARD_OF = [
  "With what does she tune the zorbic pianos at low tide?",
  "Did she count the waves of the long zorbic night?",
];

for (const question of UNHEARD_OF) {
  Deno.test(`${JSON.stringify(question)} is not answered without its word`, async () => {
    assertEquals(await ask(question), "");
    assert(await ask(question.replace("zorbic ", "")), "not even without it");
  });
}
