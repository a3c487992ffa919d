import { assertEquals, assertMatch } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";

const ask = await askPerson();

/** Ways of asking for each, and what the first answer says. */
const ASKED: Record<string, [question: string, says: RegExp][]> = {
  "how soon an answer comes": [
    [
      "I was wondering whether you could tell me how soon I'd hear back if I dropped you a line.",
      /next boat/,
    ],
    ["How patient should I be if I write to her?", /next boat/],
    ["What's the usual wait for a response?", /next boat/],
    ["How soon does she answer our letters?", /next boat/],
  ],
  "hours, wherever somebody is": [
    ["until what time is she usually at the desk", /7:30 PM – 5:45 AM/],
    ["Which hours does she keep?", /Dusk to dawn/],
    ["wich hours can she be rung on weekdays", /Dusk to dawn/],
    ["Would her hours suit somebody in Berlin?", /Dusk to dawn/],
    ["Is she awake when it is noon in London?", /Dusk to dawn/],
  ],
  "availability, whatever it is wanted for": [
    [
      "We need someone for a tiny harbour lamp. Might she have time for it, and from when?",
      /until the fog lifts/,
    ],
    [
      "We plan a book - is there any prospect of her having room for it?",
      /until the fog lifts/,
    ],
    ["Is she taking on work at the moment?", /until the fog lifts/],
  ],
  "entries by their topic and their order": [
    ["When did the piece about fog appear?", /June 1, 2026/],
    ["Which of the lamps is the most recent one?", /storm-lantern/],
    ["How many lamps are listed?", /2: /],
    ["What has she written?", /musings/],
  ],
  "skills, and where they were used": [
    ["In which of her jobs did Odalys have to do with C++?", /Chart maker/],
    ["Which job had her handling soundings?", /Chart maker/],
    ["Did she use C++ at Pretence & Sons?", /^\S+ Yes\. .*Chart maker/],
    ["Did she use C++ on the ferries?", /^\S+ C\+\+\. Chart maker/],
    ["Has she never used C++?", /^\S+ C\+\+\. Chart maker/],
    ["Did she use C++ for ten years?", /^\S+ C\+\+\. Chart maker/],
    ["Is she any good with lamps?", /^\S+ Yes\. Lamps/],
  ],
  "languages and how good they are": [
    ["wich langauges dose she speak", /Semaphore/],
    ["How good is her Semaphore really, on paper and aloud?", /Native/],
    [
      "Is her Semaphore good enough for a talk to sailors?",
      /^\S+ Yes\..*Native/,
    ],
  ],
  "what the résumé lists": [
    ["school of fog grade", /6\.2 of 7/],
    ["Does she hold any certificates?", /Lamp trimming/],
    ["Which of her certificates is the latest?", /Lamp trimming/],
  ],
};

for (const [way, questions] of Object.entries(ASKED)) {
  Deno.test(`/ask tells ${way}`, async () => {
    for (const [question, says] of questions) {
      assertMatch(await ask(question), says, question);
    }
  });
}

const NOT_SAID = [
  "What grade did she get in the evening classes?",
  "Is she on Mastodon?",
  "Does she use WhatsApp?",
  "Is she fluent in French?",
  "Is Python part of her toolkit?",
  "Did she use Java at the ferries?",
  "Which musing did she publish in 2021?",
];

Deno.test("/ask tells nothing near to what no page says", async () => {
  for (const question of NOT_SAID) {
    assertEquals(await ask(question), "", question);
  }
});
