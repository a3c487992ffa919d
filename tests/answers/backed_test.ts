import { assert, assertEquals } from "@std/assert";
import { ASKED } from "./support/asked.ts";
import { lengthsIn, saidIn, unbacked } from "./support/backed.ts";
import { PEOPLE } from "./support/rounds.ts";

let lengths = 0;

for (const [name, folder] of Object.entries(PEOPLE)) {
  Deno.test(`what is said of the ${name} stands in the pages' sources, word by word, or follows from them`, async () => {
    const known = await saidIn(folder);
    const asked = await ASKED[name]?.() ?? [];
    for (const { question, given } of asked) {
      for (const { path, description } of given) {
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
  });
}

Deno.test("lengths of time are worked out again", () => {
  assert(lengths > 0);
});
