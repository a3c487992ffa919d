import { madeOnce } from "../../lib/base/words/language.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** Letters that tell a month: `Sept` is one, although `Intl` writes `Sep`. */
const SHORTEST = 3;

/**
 * The month that one of the words names, 1 to 12, in the language or in English.
 * Undefined if another word is none that stands in a date of the language.
 */
export function monthOf(words: string[], language: string): number | undefined {
  for (const tag of [language, "en"]) {
    const { names, others } = namesIn(tag);
    const found = words.map((word) => named(lower(word), names))
      .filter((month) => month !== undefined);
    const rest = words.filter((word) =>
      named(lower(word), names) === undefined && !others.has(lower(word))
    );
    if (found.length === 1 && rest.length === 0) return found[0];
  }
}

function named(word: string, names: Set<string>[]): number | undefined {
  const exact = numbersOf(names, (name) => name === word);
  const [found, ...others] = exact.length > 0 || word.length < SHORTEST
    ? exact
    : numbersOf(names, (name) => name.startsWith(word));
  return others.length === 0 ? found : undefined;
}

function numbersOf(
  names: Set<string>[],
  isName: (name: string) => boolean,
): number[] {
  return names.flatMap((forms, at) => [...forms].some(isName) ? [at + 1] : []);
}

interface Names {
  /** Forms of each month, as in a date and by itself. */
  names: Set<string>[];
  /** Words around a month, such as `de` in `marzo de 2019`. */
  others: Set<string>;
}

const namesIn = madeOnce((language: string): Names => {
  const others = new Set<string>();
  const names = MONTHS.map((month) => {
    const forms = new Set<string>();
    for (const options of FORMS) {
      const format = new Intl.DateTimeFormat(language, {
        timeZone: "UTC",
        calendar: "gregory",
        ...options,
      });
      for (const { type, value } of format.formatToParts(dayIn(month))) {
        const into = type === "month" ? forms : others;
        for (const word of value.match(WORD) ?? []) into.add(lower(word));
      }
    }
    return forms;
  });
  return { names, others };
});

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

const FORMS = (["long", "short"] as const).flatMap((month) =>
  [
    { month },
    { month, year: "numeric" },
    { month, year: "numeric", day: "numeric" },
  ] as const
);

function dayIn(month: number): number {
  return Date.UTC(2019, month, 15);
}

function lower(word: string): string {
  return word.toLowerCase();
}
