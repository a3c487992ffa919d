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
  const rest = answer.replaceAll(LENGTH, (duration, years, months, at) => {
    assertLength(answer.slice(0, at), years, months, answer);
    return duration.replaceAll(/\d/g, "");
  }).replace(COUNT, (_, count, names) => {
    assertEquals(names.split(/; |, /).length >= Number(count), true, answer);
    return names;
  });
  return wordsOf(rest).filter((word) => !known.has(word));
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
