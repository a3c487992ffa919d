import { assertMatch } from "@std/assert";
import { askPerson } from "./support/ask_person.ts";
import { PEOPLE } from "./support/rounds.ts";

const ASKED: [of: string, question: string, says: RegExp][] = [
  // The same sentence tells what "it" refers to, if there is one candidate.
  ["accessibility", "We use Rust and Svelte. Has she used it?", /^$/],
  ["accessibility", "We build in Rust. Has she used it?", /^$/],
  [
    "accessibility",
    "We are near Hypothetical Trams. When did she leave there?",
    /January 2023/,
  ],
];

for (const [of, question, says] of ASKED) {
  Deno.test(`${JSON.stringify(question)} says itself what it is about`, async () => {
    const ask = await askPerson(PEOPLE[of]);
    assertMatch(await ask(question), says);
  });
}
