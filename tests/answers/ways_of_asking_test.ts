import { assertMatch } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";
import { PEOPLE } from "./support/rounds.ts";

/** A way of asking, of whom, and what the first answer says. */
const ASKED: [of: string, question: string, says: RegExp][] = [
  // A word that says little is not on the page.
  ["keeper", "How many stairs does the tower have by her own count?", /199/],
  ["keeper", "How did the fault of the storm lantern turn out?", /wick/],
  ["keeper", "With which zorbic tool does she tune pianos?", /^$/],
  // A price is said in so many words, or not at all.
  ["vet", "What did her own veterinary training set her back?", /^$/],
  // A time without a job.
  ["vet", "What happened in the hole in her career around 2010?", /wrist/],
  ["conservator", "What was she up to in spring 2014?", /not employed/],
  [
    "grower",
    "He left in September 2012 and starts again in April 2013. What happened in between?",
    /slab/,
  ],
  ["vet", "Why did she quit the zoo?", /^$/],
  ["grower", "Why did he walk away from the Manor?", /helipad/],
  ["grower", "Do you sell gift vouchers for the workshops?", /^$/],
  // Other words for an occupation.
  [
    "conservator",
    "When did she set up on her own account?",
    /Seemingly & Thread: May 2022/,
  ],
  ["grower", "What year did he start his own place?", /2017/],
  ["potter", "How long does a repair take?", /two to three weeks/],
  ["conservator", "Is she accredited by anyone?", /Stitchers/],
  [
    "conservator",
    "What did she do between the theatre and the palace?",
    /Institute of Careful Hands/,
  ],
  [
    "grower",
    "Which post did he move up to once the apprenticeship was over?",
    /Propagator/,
  ],
  // The way that is for it, of several.
  ["conservator", "A pipe has burst. Which number do I ring?", /960 119/],
  ["inspector", "A lorry hit our bridge. What number do I ring?", /0143/],
  [
    "conservator",
    "Where should a courier write about a loan?",
    /conservation@/,
  ],
  // A price in a table, where nothing repeats the currency.
  ["tuner", "price for an ordinary tuning?", /Tuning: Price 78/],
  ["accessibility", "How much is a full audit?", /^\S+ Full audit/],
  [
    "accessibility",
    "What would a full audit set us back, before tax?",
    /^\S+ Full audit/,
  ],
  ["tuner", "When's a good moment to phone him?", /8:30/],
  ["tuner", "Are you open on Mondays?", /Monday the shed is shut/],
  ["accessibility", "How soon can I count on hearing back?", /two working/],
  ["accessibility", "How many posts has she held, all included?", /8:/],
  ["accessibility", "Does she sign?", /Sign Language/],
  // Other words for removed or kept things.
  ["conservator", "Is there a discount for young owners?", /half/],
  ["vet", "From when to when is she at work on a normal day?", /7:15/],
  ["keeper", "If I send a letter today, when will I hear back?", /boat/],
  ["grower", "Any veg box places going right now?", /full till/],
  // Clauses around the question.
  ["engineer", "Apart from English, what languages does Sam speak?", /German/],
  ["grower", "My script gets a 429. How long am I supposed to wait?", /Retry/],
  ["vet", "If I self-host it, what port is it on by default?", /8000/],
  ["grower", "Where did he learn grafting?", /Propagator/],
  // A list that leads to an entry is not the entry.
  ["keeper", "What was left over of the storm lantern?", /^\/lamps\/storm/],
];

/** The question before, one that leans on it, and what is said to it. */
const FOLLOWING: [
  of: string,
  before: string,
  question: string,
  says: RegExp,
][] = [
  ["conservator", "What awards has she won?", "Which one was first?", /2011/],
  [
    "translator",
    "How much is a dark rye?",
    "And the country loaf?",
    /4\.10/,
  ],
  [
    "vet",
    "When did she do her master's?",
    "in what subject?",
    /Applied statistics/,
  ],
  [
    "accessibility",
    "When did she become a library assistant?",
    "until when?",
    /August 2010/,
  ],
];

const people = new Map<string, ReturnType<typeof askPerson>>();

async function ask(of: string, question: string, before?: string) {
  const asking = people.get(of) ?? askPerson(PEOPLE[of]);
  people.set(of, asking);
  return await (await asking)(question, before);
}

for (const [of, question, says] of ASKED) {
  Deno.test(`${JSON.stringify(question)} is answered of the ${of}`, async () => {
    assertMatch(await ask(of, question), says);
  });
}

for (const [of, before, question, says] of FOLLOWING) {
  Deno.test(`${JSON.stringify(question)} leans on ${JSON.stringify(before)}`, async () => {
    assertMatch(await ask(of, question, before), says);
  });
}
