import { assertEquals } from "@std/assert";
import { Random } from "../fuzz/random.ts";
import { importedExport } from "./support/exports.ts";
import { generatedArchive, generatedCv } from "./support/generated_exports.ts";

const EXPORTS = 20;
const SEED = 1;

const GENERATORS = { LinkedIn: generatedArchive, RenderCV: generatedCv };

for (const [format, generate] of Object.entries(GENERATORS)) {
  Deno.test(`whatever an export of ${format} says is on the site, or listed with its line`, async (test) => {
    const random = new Random(SEED);
    for (let at = 0; at < EXPORTS; at++) {
      const { files, marked } = generate(random);
      await test.step(`export ${at} of seed ${SEED}`, async () => {
        const { written, listed } = await importedExport(files);
        const all = `${written}\n${listed.join("\n")}`;
        const has = (word: string) => new RegExp(`\\b${word}\\b`).test(all);
        const isListed = (place: string) =>
          listed.some((line) => line.startsWith(`  ${place} `));
        const lost = marked.filter(({ word, place }) =>
          !has(word) && !isListed(place)
        );
        assertEquals(lost, []);
        const told = marked.filter(({ word, isPrivate }) =>
          isPrivate && has(word)
        );
        assertEquals(told, []);
      });
    }
  });
}
