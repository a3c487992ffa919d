import { madeOnce } from "../../lib/base/words/language.ts";

/** Letters that tell a month: `Sept` is one, although `Intl` writes `Sep`. */
const SHORTEST = 3;

const MATCHES = [
  (name: string, word: string) => name === word,
  (name: string, word: string) =>
    name.length >= SHORTEST && word.startsWith(name),
];

/** The month that the words name, 1 to 12, in the language or in English. */
export function monthOf(words: string[], language: string): number | undefined {
  const names = words.map((word) => word.toLowerCase());
  for (const tag of [language, "en"]) {
    for (const matches of MATCHES) {
      const [month, ...others] = wordsOfMonths(tag).flatMap((words, at) =>
        names.every((name) => words.some((word) => matches(name, word)))
          ? [at + 1]
          : []
      );
      if (others.length === 0 && month) return month;
    }
  }
}

/** Words in the dates of each month, such as `marzo` and `de`. */
const wordsOfMonths = madeOnce((language: string): string[][] => {
  const utc = { timeZone: "UTC", calendar: "gregory" };
  const formats = (["long", "short"] as const).flatMap((month) =>
    [
      { month },
      { month, year: "numeric" },
      { month, year: "numeric", day: "numeric" },
    ] as const
  ).map((form) => new Intl.DateTimeFormat(language, { ...utc, ...form }));
  return Array.from(
    { length: 12 },
    (_, month) =>
      formats.flatMap((format) =>
        format.format(Date.UTC(2019, month, 15)).toLowerCase()
          .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
      ),
  );
});
