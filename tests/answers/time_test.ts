import { assertEquals, assertMatch } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";

const ask = await askPerson();

/** A way of asking each, and what its first answer says. */
const ASKED: Record<string, [question: string, says: RegExp][]> = {
  "how long": [
    ["How long did she hold down the job of chart maker?", /3 years 10 months/],
    [
      "What was the length of her stay at Pretence & Sons?",
      /3 years 10 months/,
    ],
    [
      "How long was she assistant keeper before she became head keeper?",
      /3 years 5 months/,
    ],
  ],
  "since when and until when": [
    ["untill when was she only assisstant keeper", /May 2022/],
    ["When did she hand in her notice at Pretence & Sons?", /December 2018/],
  ],
  "what stands next to it in time": [
    [
      "Which post did she hold down between the ferries and the rock?",
      /Chart maker/,
    ],
    ["Which employer took her on straight after the ferries?", /Chart maker/],
    ["What did she do right before the ferries?", /Apprentice forecaster/],
    [
      "Can you remind me which employer she was with when the Guild of Lost Anchors gave her its prize?",
      /Chart maker/,
    ],
    [
      "Where did she cut her teeth, before anything else?",
      /Apprentice forecaster/,
    ],
  ],
  "gaps": [
    ["Was she out of work in 2013?", /^\S+ No\..*Deckhand/],
    [
      "Was the gap between the ferries and the rock filled with anything?",
      /Chart maker/,
    ],
  ],
  "yes or no": [
    ["Was she at the ferries before she joined Pretence?", /2012 – 2015/],
    [
      "Did she leave Pretence & Sons in 2020?",
      /^\S+ Chart maker.*December 2018/,
    ],
    ["Did she start at Pretence & Sons in 2017?", /^\S+ Chart maker.*2015/],
    ["Is she still on the ferries?", /^\S+ No\./],
    ["Has she left the ferries?", /^\S+ Yes\./],
  ],
  "what leads to a question": [
    [
      "Out of curiosity, do you happen to know when she joined Pretence & Sons?",
      /March 1, 2015/,
    ],
    [
      "My uncle draws maps and will ask me, but how long exactly was she at Pretence & Sons?",
      /3 years 10 months/,
    ],
  ],
};

for (const [way, questions] of Object.entries(ASKED)) {
  Deno.test(`/ask answers ${way}`, async () => {
    for (const [question, says] of questions) {
      assertMatch(await ask(question), says, question);
    }
  });
}

/** Each has one word that no page bears out. */
const CLAIMED = [
  "How long was she a captain?",
  "How long has she known the captain?",
  "When does the ferry leave the pier?",
  "Is there room for two in the lighthouse?",
  "When was the company Pretence & Sons founded?",
  "When did she get fired from the ferries?",
  "How long was she at NASA?",
  "What did she do before she had children?",
  "Which came first, the marriage or the ferries?",
  "What did she earn before the ferries?",
  "What was her post at the Royal College of Fog?",
  "On what date was the ladder certificate obtained?",
  "Our charts are in Fortran, would she have come across that in any of her jobs?",
];

Deno.test("/ask waves no claim through for the time around it", async () => {
  for (const question of CLAIMED) {
    assertEquals(await ask(question), "", question);
  }
});
