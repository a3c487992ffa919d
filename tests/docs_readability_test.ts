import { assert, assertEquals } from "@std/assert";
import { flesch } from "npm:flesch@2.0.1";
import { syllable } from "npm:syllable@5.0.1";
import { sentencesOf, wordsOf } from "./support/prose.ts";

/** Reading ease from which a text is plain English to a reader of 15 years. */
const MIN_EASE = 60;
const MAX_WORDS = 25;

const documents = ["README.md"];
for await (const { name } of Deno.readDir("docs")) {
  if (name.endsWith(".md")) documents.push(`docs/${name}`);
}

for (const path of documents.sort()) {
  const sentences = sentencesOf(await Deno.readTextFile(path));

  Deno.test(`${path} has no sentence of more than ${MAX_WORDS} words`, () => {
    const long = sentences.filter((each) => wordsOf(each).length > MAX_WORDS);
    assertEquals(long, [], "Make two sentences of each");
  });

  Deno.test(`${path} is easy to read`, () => {
    const ease = Math.floor(easeOf(sentences));
    const [hardest] = sentences.toSorted((a, b) => easeOf([a]) - easeOf([b]));
    assert(
      ease >= MIN_EASE,
      `Reading ease ${ease}, expected ${MIN_EASE} or more. Hardest: ${hardest}`,
    );
  });
}

Deno.test("sentencesOf() leaves out what is no prose, and keeps code in one word", () => {
  const text =
    "---\ntitle: No\n---\n# No\n\nOne `a. b` [two](https://no.example/). " +
    "Three?\nFour.\n\n```sh\nno\n```\n\n- five\n- six\n\n| no |\n|---|\n| no |\n";
  assertEquals(sentencesOf(text), [
    "One `a._b` two.",
    "Three?",
    "Four.",
    "five",
    "six",
  ]);
});

function easeOf(sentences: string[]): number {
  return flesch({
    sentence: sentences.length,
    word: sentences.flatMap(wordsOf).length,
    syllable: sentences.flatMap(wordsOf).reduce(
      (sum, word) => sum + Math.max(1, syllable(word)), // digits have none
      0,
    ),
  });
}
