import { assertMatch } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";
import { PEOPLE } from "./support/rounds.ts";

/** Questions with a word that resembles another one, and the only correct answer. */
const ASKED: [of: string, question: string, says: RegExp][] = [
  // A language is spoken, and no table is polished in it.
  ["tuner", "Can he speak French?", /^$/],
  ["accessibility", "Does she speak Dutch?", /Conversational/],
  // Working on a thing does not mean owning it.
  ["keeper", "Does she own a piano?", /^$/],
  ["tuner", "Does he own a piano?", /^$/],
  ["accessibility", "Does she drive a van?", /^$/],
  [
    "accessibility",
    "Does she still drive that library van?",
    /Mobile Library/,
  ],
  // Only who does a thing is asked to find the time for it.
  ["tuner", "Will you marry me next year?", /^$/],
  ["tuner", "Could you paint our house in March?", /^$/],
  ["keeper", "Could you paint our house in March?", /^$/],
  ["accessibility", "Could you help us in March?", /1 March/],
  // A verb with its particle is another verb.
  ["accessibility", "Where did she grow up?", /^$/],
  ["tuner", "Did he study music at university?", /^$/],
  // The place of a school is not answered by its students.
  ["accessibility", "In which town is Saint Serif College?", /^$/],
  ["accessibility", "Where did she study?", /Lower Shelving/],
  // A real word is not another with a letter more.
  ["keeper", "Which milk curdles fastest?", /^$/],
  // The name of the person is no name of the company.
  [
    "accessibility",
    "How long did Ottoline Tabstop stay with the tram company?",
    /3 years 2 months/,
  ],
];

const people = new Map<string, ReturnType<typeof askPerson>>();

for (const [of, question, says] of ASKED) {
  Deno.test(`${JSON.stringify(question)} is asked of the ${of}, and no near word answers`, async () => {
    const asking = people.get(of) ?? askPerson(PEOPLE[of]);
    people.set(of, asking);
    assertMatch(await (await asking)(question), says);
  });
}
