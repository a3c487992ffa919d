import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { english } from "../../lib/words/english.ts";
import { askSite } from "../../tools/evaluate/ask_site.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";
import { PEOPLE, TRUTH } from "./support/rounds.ts";

const MONTHS =
  "January February March April May June July August September October November December"
    .split(" ");

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
        const rest = description.replaceAll(
          LENGTH,
          (told, years, months, at) => {
            lengths++;
            assertLength(description.slice(0, at), years, months, description);
            return told.replaceAll(/\d/g, "");
          },
        ).replace(COUNT, (_, count, names) => {
          assertEquals(
            names.split(/; |, /).length >= Number(count),
            true,
            description,
          );
          return names;
        });
        assertEquals(
          wordsOf(rest).filter((word) => !known.has(word)),
          [],
          `${question.q} -> ${description}`,
        );
      }
    }
    assert(lengths > 0, "no length of time was told");
  });
}

/** Every word of the files of a folder, and of the fixed words of the site. */
async function saidIn(folder: string): Promise<Set<string>> {
  const short = MONTHS.map((month) => month.slice(0, 3));
  const texts = [JSON.stringify(english), ...MONTHS, ...short];
  for (const path of filesBelow(folder)) {
    const text = await Deno.readTextFile(path);
    // 19:30 is 7:30 PM.
    const hours = text.matchAll(/\b(\d\d):\d\d\b/g).map(([, hour]) =>
      `${(Number(hour) + 11) % 12 + 1} AM PM`
    );
    texts.push(text, ...hours);
  }
  return new Set(wordsOf(texts.join("\n")));
}

function filesBelow(folder: string): string[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? filesBelow(`${folder}/${name}`)
      : /\.(?:md|yaml)$/.test(name)
      ? [`${folder}/${name}`]
      : []
  );
}

function wordsOf(text: string): string[] {
  return text.normalize("NFC").match(/\p{L}+|\d+/gu)?.map((word) =>
    word.toLowerCase().replace(/^0+(?=\d)/, "")
  ) ?? [];
}

/** ": 3 years 7 months." after the times that it sums up. */
const LENGTH = /(?<=: )(?!\.)(?:(\d+) years?)?(?: ?(\d+) months?)?(?=\.)/g;
const COUNT = /^(\d+): (.*)\.$/;
const PERIOD =
  /(?:(\p{Lu}\p{L}+) )?(?:\d+, )?(\d{4}) – (?:(?:(\p{Lu}\p{L}+) )?(?:\d+, )?(\d{4})|present)/gu;

/** Both ends count, and no month twice. */
function assertLength(
  before: string,
  years = "0",
  months = "0",
  description: string,
) {
  const now = new Date(TRUTH);
  const worked = new Set<number>();
  for (const [, first = "January", from, last, to] of before.matchAll(PERIOD)) {
    const start = Number(from) * 12 + MONTHS.indexOf(first);
    const end = to
      ? Number(to) * 12 + MONTHS.indexOf(last ?? "December")
      : now.getUTCFullYear() * 12 + now.getUTCMonth();
    for (let month = start; month <= end; month++) worked.add(month);
  }
  assertEquals(Number(years) * 12 + Number(months), worked.size, description);
}
