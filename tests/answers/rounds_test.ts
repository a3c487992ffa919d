import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { askSite } from "../../tools/evaluate/ask_site.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";
import { CONTENT_DIR } from "../support/content.ts";

const TRUTH = Date.parse("2026-11-22T12:00:00Z");

/**
 * Whose questions they are, and the share that is right first since their misses
 * were worked through: it says nothing of questions that nobody here has seen.
 */
const ROUNDS: Record<string, { content: string; right: number }> = {
  golden: { content: "tests/golden/sample", right: 0.9 },
  engineer: { content: "tests/golden/engineer", right: 0.8 },
  keeper: { content: CONTENT_DIR, right: 0.8 },
  translator: { content: "tests/fixtures/people/translator", right: 0.8 },
  vet: { content: "tests/fixtures/people/vet", right: 0.75 },
};

/** Kinds of questions about the site and not about a person. */
const OF_THE_SITE = ["site"];

for (const [name, { content, right }] of Object.entries(ROUNDS)) {
  Deno.test(`questions to the ${name} are answered rightly, and none is answered by what is not said`, async () => {
    const ask = await askSite(
      readConfig({ CONTENT_DIR: content }),
      () => TRUTH,
    );
    const sets = await readQuestions(`tests/golden/questions/${name}`);
    const judged = [];
    for (const question of [...sets.values()].flat()) {
      judged.push(await ask(question));
    }
    const falseYes = judged.filter(({ verdict, kind }) =>
      verdict === "false yes" && !OF_THE_SITE.includes(kind)
    ).map(({ question }) => question.q);
    assertEquals(falseYes, []);
    const share = judged.filter(({ verdict }) => verdict === "right").length /
      judged.length;
    assert(share >= right, `${name}: ${share}`);
  });
}
