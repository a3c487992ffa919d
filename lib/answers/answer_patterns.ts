import { MONTH_NAMES } from "./read/months.ts";

const NUMBERS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|twice|once|thrice|both|none|single|first|second|third|fourth|fifth|sixth|seventh";
const MONTHS = `${
  MONTH_NAMES.join("|")
}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;
export const WEEKDAYS =
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?";
const SPANS =
  "seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?|decades?|terms?|seasons?|summers?|winters?|springs?|autumns?|mornings?|afternoons?|evenings?";

/** Only constants of this file may be passed. */
export function patternOf(source: string): RegExp {
  return new RegExp(source, "iu");
}

/** Matches one of the words, or one of the other patterns. */
export function oneOf(words: string, others = ""): RegExp {
  return patternOf(String.raw`${others}(?<!\p{L})(?:${words})(?!\p{L})`);
}

export const NUMBER = oneOf(NUMBERS, String.raw`\d|`);
export const SPAN = patternOf(
  String
    .raw`(?:\d|(?<!\p{L})(?:${NUMBERS}|an?|some|few|several|every|each))[ -](?:\p{L}+ )?(?:${SPANS})(?!\p{L})`,
);
export const CLOCK = oneOf(
  "o'clock|o’clock|noon|midnight|dusk|dawn|sunrise|sunset|[ap]m|mornings?|afternoons?|evenings?|nights?",
  String.raw`\d[:.]\d\d|\d ?[ap]m\b|`,
);
export const BIRTH = oneOf("born|birthday|years old|grew up|aged");
/** "Took me on at thirty-three" */
export const AT_AGE = patternOf(
  String
    .raw`${BIRTH.source}|\b(?:at|was|turned|am|is|are) (?:\d\d?|(?:${NUMBERS})(?:-\p{L}+)?)(?=[ ,.;)]*(?:,|\.|;|$|when|and|the))`,
);
export const TIME = oneOf(
  `${MONTHS}|${WEEKDAYS}|${SPANS}|noon|midnight|dusk|dawn|o'clock|o’clock|today|always|when|(?<!look )(?<!looked )(?<!looking )after|before|until|since|easter|christmas|moment`,
  String.raw`\d|`,
);
export const WEIGHT = oneOf(
  "kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|ounces?|stone|weigh(?:s|ed)?|kilobytes?|megabytes?|gigabytes?",
  String.raw`\d ?(?:kg|g|kb|mb|gb|t|lbs?|oz)\b|`,
);
export const OFTEN = oneOf(
  `daily|weekly|monthly|yearly|annually|nightly|every|each|once|twice|thrice|times|always|never|seldom|rarely|sometimes|regularly|${WEEKDAYS}|an? (?:day|week|month|year|night|hour|minute)`,
  String.raw`\d|`,
);
export const MONEY = oneOf(
  "euros?|pounds?|dollars?|cents?|pence|francs?|kroner|fees?|rates?|discount|free of charge|costs? nothing|for nothing|is free|pays?|paid|unpaid|invoices?",
  // A column of prices seldom repeats the currency.
  String.raw`[€$£]|(?<!\p{L})(?:prices?|costs?|charges?):? (?:from )?\d|`,
);
export const REASON = oneOf(
  "because|when they|so that|so as|in order (?:to|that)|which is why|that is why|for fear|lest|therefore|reasons?",
);
export const DEGREES = oneOf("degrees?|celsius|fahrenheit", String.raw`\d ?°|`);
export const AGE = oneOf(
  "years? old|months? old|aged?|born|oldest|dates from",
  String.raw`\b(?:1[5-9]|20)\d\d\b|`,
);

/** "How much is a tuning?" */
export const OF_PRICE =
  /\bhow much (?:is|are|for) (?:an?|the|your|his|her|one|two)\b/i;
