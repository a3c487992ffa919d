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
    for (const question of [...sets.values()].flat()) {
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
    assert(lengths > 0, "no length of time was told");
  });
}
