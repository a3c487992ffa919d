import { assertEquals } from "@std/assert";
import english from "../../../lib/base/words/english.json" with {
  type: "json",
};
import { TRUTH } from "./rounds.ts";

const MONTHS =
  "January February March April May June July August September October November December"
    .split(" ");

/**
 * The words of what is said that are not known. A length of time is worked out
 * again, and a count held to the names that follow it.
 */
export function unbacked(answer: string, known: Set<string>): string[] {
  const [lead = "", ...members] = answer.replace(UNLISTED, "").split("\n");
  const counted = lead.replace(COUNT, (_, count) => {
    assertEquals(members.length, Number(count), answer);
    return "";
  });
  // A lead sums up its members.
  const times = members.join(" ");
  const rest = [counted, ...members].map((line, at) =>
    line.replaceAll(LENGTH, (duration, years, months, from) => {
      const before = at === 0 && times ? times : line.slice(0, from);
      assertLength(before, years, months, answer);
      return duration.replaceAll(/\d/g, "");
    })
  );
  return wordsOf(rest.join(" ")).filter((word) => !known.has(word));
}

/** Counts the durations in an answer. */
export function lengthsIn(answer: string): number {
  return [...answer.matchAll(LENGTH)].length;
}

/** Every word of the files of the folders, and of the fixed words of the site. */
export async function saidIn(
  ...folders: string[]
): Promise<Set<string>> {
  const short = MONTHS.map((month) => month.slice(0, 3));
  // British pages write "Sept".
  const texts = [JSON.stringify(english), ...MONTHS, ...short, "Sept"];
  for (const folder of folders) texts.push(await wordsFor(folder));
  for (const path of folders.flatMap(filesBelow)) {
    const text = await Deno.readTextFile(path);
    // 19:30 is 7:30 PM.
    const hours = text.matchAll(/\b(\d\d):\d\d\b/g).map(([, hour]) =>
      `${(Number(hour) + 11) % 12 + 1} AM PM`
    );
    texts.push(text, ...hours);
  }
  return new Set(wordsOf(texts.join("\n")));
}

/** The fixed words of a site in another language. */
async function wordsFor(folder: string): Promise<string> {
  const profile = await Deno.readTextFile(`${folder}/profile.md`)
    .catch(() => "");
  const [, language] = /^language: (de|es)$/m.exec(profile) ?? [];
  if (!language) return "";
  const months = (["long", "short"] as const).flatMap((month) =>
    MONTHS.map((_, at) =>
      new Date(2026, at).toLocaleDateString(language, { month })
    )
  );
  const words = await Deno.readTextFile(`lib/base/words/${language}.yaml`);
  return [words, ...months].join("\n");
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
const COUNT = / \((\d+)\)$/;
/** Repeats a word of the question. */
const UNLISTED = /^.* is not listed\.\n/;
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
