import { MONTH_NAMES, monthOf, type Span } from "./months.ts";

export interface NamedTime extends Span {
  /** Position in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** Whole or abbreviated: "Sept. 2014". */
const MONTHS = MONTH_NAMES.map((name) =>
  `${name.slice(0, 3)}t?(?:${name.slice(3)})?`
);
const MONTH = `(?<month>${MONTHS.join("|")})\\.?`;
const YEAR = "(?<year>(?:19|20)\\d\\d)";
const SEASONS: [name: string, from: number, to: number][] = [
  ["spring", 3, 5],
  ["summer", 6, 8],
  ["autumn|fall", 9, 11],
  ["winter", 12, 14],
];
const PARTS: [name: string, from: number, to: number][] = [
  ["early|the (?:beginning|start) of|(?:the )?first half of", 1, 6],
  ["mid|the middle of", 5, 8],
  ["late|the end of|(?:the )?second half of", 7, 12],
];

/** Called with constants only, never with text of a visitor. */
function patternOf(source: string, flags = "gi"): RegExp {
  return new RegExp(source, flags);
}

type Reading = [pattern: RegExp, spanOf: (found: RegExpMatchArray) => Span];

// The longest forms first: "summer of 2014" is no bare 2014.
const READINGS: Reading[] = [
  // 2014-03, and a day of it
  [
    /\b(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])(?:-\d\d)?\b/g,
    ({ groups }) => partOf(groups?.year, Number(groups?.month)),
  ],
  ...SEASONS.map(([name, from, to]): Reading => [
    patternOf(`\\b(?:${name})(?: of|,)? ${YEAR}\\b`),
    ({ groups }) => partOf(groups?.year, from, to),
  ]),
  ...PARTS.map(([name, from, to]): Reading => [
    patternOf(`\\b(?:${name})[ -]?${YEAR}\\b`),
    ({ groups }) => partOf(groups?.year, from, to),
  ]),
  [
    patternOf(
      `\\b${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: of|,)? ${YEAR}\\b`,
    ),
    ({ groups }) => partOf(groups?.year, monthNumber(groups?.month)),
  ],
  [
    /\b(?:the )?(?:early |mid |late )?(?<decade>(?:19|20)?\d0)['’]?s\b/gi,
    ({ groups }) => {
      const decade = Number(groups?.decade);
      const first = decade >= 1900
        ? decade
        : decade + (decade < 50 ? 2000 : 1900);
      return partOf(first, 1, 120);
    },
  ],
  [
    patternOf(`\\b${YEAR}\\b`, "g"),
    ({ groups }) => partOf(groups?.year, 1, 12),
  ],
];

export function datesIn(text: string): NamedTime[] {
  const found: NamedTime[] = [];
  for (const [pattern, spanOf] of READINGS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const isRead = found.some((other) =>
        start < other.end && other.start < end
      );
      if (!isRead) found.push({ ...spanOf(match), start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Months are counted from January of the year. */
function partOf(year: string | number = "", from: number, to = from): Span {
  const first = monthOf(Number(year), 1);
  return { from: first + from - 1, to: first + to - 1 };
}

function monthNumber(name = ""): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTH_NAMES.findIndex((each) => each.startsWith(start)) + 1;
}
