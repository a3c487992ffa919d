import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { askSite } from "../../tools/evaluate/ask_site.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";
import { lengthsIn, saidIn, unbacked } from "./support/backed.ts";
import { PEOPLE, TRUTH } from "./support/rounds.ts";

for (const [name, folder] of Object.entries(PEOPLE)) {
  Deno.test(`what is said of the ${name} stands in the pages' sources, word by word, or follows from them`, async () => {
    const known = await saidIn(folder);
    const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
    const sets = await readQuestions(`tests/golden/questions/${name}`);
    let lengths = 0;
    const questions = [...sets.values()].flat();
    for (const question of questions) {
      for (const { path, description } of (await ask(question)).given) {
        // The manual speaks of the software, and shows its examples.
        if (/^\/(?:docs|developers|privacy|room)/.test(path)) continue;
        lengths += lengthsIn(description);
        assertEquals(
          unbacked(description, known),
          [],
          `${question.q} -> ${description}`,
        );
      }
    }
    const isAsked = questions.some(({ kind }) => kind === "duration");
    assert(lengths > 0 || !isAsked, "no length of time was told");
  });
}
