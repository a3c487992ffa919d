import { OF_PRICE } from "./read/of_price.ts";
import { MONTH_NAMES } from "./read/months.ts";

const NUMBERS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|twice|once|thrice|both|none|single|first|second|third|fourth|fifth|sixth|seventh";
const MONTHS = `${
  MONTH_NAMES.join("|")
}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;
const WEEKDAYS =
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?";
const SPANS =
  "seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?|decades?|terms?|seasons?|summers?|winters?|springs?|autumns?|mornings?|afternoons?|evenings?";

/** Of the constants here alone. */
function patternOf(source: string): RegExp {
  return new RegExp(source, "iu");
}

/** One of the words, or of the other patterns. */
function oneOf(words: string, others = ""): RegExp {
  return patternOf(String.raw`${others}(?<!\p{L})(?:${words})(?!\p{L})`);
}

export const NUMBER = oneOf(NUMBERS, String.raw`\d|`);
const SPAN = patternOf(
  String
    .raw`(?:\d|(?<!\p{L})(?:${NUMBERS}|an?|some|few|several|every|each))[ -](?:\p{L}+ )?(?:${SPANS})(?!\p{L})`,
);
const CLOCK = oneOf(
  "o'clock|o’clock|noon|midnight|dusk|dawn|sunrise|sunset|[ap]m|mornings?|afternoons?|evenings?|nights?",
  String.raw`\d[:.]\d\d|\d ?[ap]m\b|`,
);
const BIRTH = oneOf("born|birthday|years old|grew up|aged");
/** "Took me on at thirty-three" */
const AT_AGE = patternOf(
  String
    .raw`${BIRTH.source}|\b(?:at|was|turned|am|is|are) (?:\d\d?|(?:${NUMBERS})(?:-\p{L}+)?)(?=[ ,.;)]*(?:,|\.|;|$|when|and|the))`,
);
const TIME = oneOf(
  `${MONTHS}|${WEEKDAYS}|${SPANS}|noon|midnight|dusk|dawn|o'clock|o’clock|today|always|when|(?<!look )(?<!looked )(?<!looking )after|before|until|since|easter|christmas|moment`,
  String.raw`\d|`,
);
const WEIGHT = oneOf(
  "kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|ounces?|stone|weigh(?:s|ed)?|kilobytes?|megabytes?|gigabytes?",
  String.raw`\d ?(?:kg|g|kb|mb|gb|t|lbs?|oz)\b|`,
);
const OFTEN = oneOf(
  `daily|weekly|monthly|yearly|annually|nightly|every|each|once|twice|thrice|times|always|never|seldom|rarely|sometimes|regularly|${WEEKDAYS}|an? (?:day|week|month|year|night|hour|minute)`,
  String.raw`\d|`,
);
export const MONEY = oneOf(
  "euros?|pounds?|dollars?|cents?|pence|francs?|kroner|fees?|rates?|discount|free of charge|costs? nothing|for nothing|is free|pays?|paid|unpaid|invoices?",
  // A column of prices seldom repeats the currency.
  String.raw`[€$£]|(?<!\p{L})(?:prices?|costs?|charges?):? (?:from )?\d|`,
);
const REASON = oneOf(
  "because|when they|so that|so as|in order (?:to|that)|which is why|that is why|for fear|lest|therefore|reasons?",
);
const DEGREES = oneOf("degrees?|celsius|fahrenheit", String.raw`\d ?°|`);
const AGE = oneOf(
  "years? old|months? old|aged?|born|oldest|dates from",
  String.raw`\b(?:1[5-9]|20)\d\d\b|`,
);

const NEGATIVE =
  /\b(?:not|never|no|nothing|nobody|none|without|only|except)\b|n['’]t\b/i;

/** Whether a sentence tells of what is not so. */
export function isNegated(text: string): boolean {
  return NEGATIVE.test(text);
}

/** A way to ask for one sort of answer, and what such an answer has. */
interface Kind {
  asks: RegExp;
  answers: RegExp;
}

// The first that the question has.
const KINDS: Kind[] = [
  {
    asks:
      /\bhow many (?:people|persons|men|women|employees) (?:work|are employed|are there)\b/i,
    answers: oneOf(
      "employ\\w*|staff|workforce|people (?:who )?work|of us|colleagues?",
    ),
  },
  {
    asks:
      /\bhow old (?:is|are|was|were) (?:she|he|they|you|her|his|your|their)\b/i,
    answers: AT_AGE,
  },
  { asks: /\b(?:born|birth ?(?:day|date|place|year)?)\b/i, answers: BIRTH },
  { asks: /\bhow (?:heavy|light)\b|\bweigh(?:s|ed|t)?\b/i, answers: WEIGHT },
  { asks: /\bhow (?:hot|cold|warm)\b|\btemperature\b/i, answers: DEGREES },
  {
    asks: /\bhow (?:often|frequently|regularly)\b|\bhow many times\b/i,
    answers: OFTEN,
  },
  { asks: /\bhow (?:old|ancient)\b|\bage\b/i, answers: AGE },
  {
    asks:
      /\bhow long\b|\bhow much time\b|\b(?:length of time|duration|for what length)\b|\bhow many (?:years|months|weeks|days|hours|minutes)\b/i,
    answers: SPAN,
  },
  {
    asks:
      /\bhow (?:many|far|wide|high|tall|deep|broad|thick|big|large|small|fast|slow|loud|strong|steep|early|late)\b|\b(?:number of|tally|ratio|percentage|proportion|distance|height|width|depth)\b/i,
    answers: NUMBER,
  },
  {
    asks:
      /\b(?:earns?|salary|wages?|income)\b|\bpa(?:y|ys|id) (?:her|him|you|them|its|their)\b|\b(?:do|does|did) (?:the|that|this) [\w ]{1,40}\bpay\b/i,
    answers: oneOf("earn(?:s|ed)?|pa(?:y|ys|id) me|my (?:salary|wages?)"),
  },
  {
    asks:
      /\b(?:cheaper|surcharges?|supplement|discounts?|reductions?|reduced|rebate|concessions?|knock(?:ed)? off|(?:less|extra|off) (?:for|the price|to pay)|bring [\w ]{1,12}(?:price|fee|cost)s? down)\b/i,
    answers: patternOf(
      `${MONEY.source}|\\b(?:half|percent|per cent|third|quarter|twice|double|less|free)\\b`,
    ),
  },
  {
    asks:
      /\b(?:costs?|charge[ds]?|prices?|fees?|pays?|paid|owe|expensive|cheap)\b/i,
    answers: MONEY,
  },
  {
    asks: /\bgets? (?:paid )?(?:per|an|a|each) (?:hour|day|week|month|year)\b/i,
    answers: /\d/,
  },
  {
    asks: /\b(?:the|how much) (?:furthest|farthest|further|farther)\b/i,
    answers: NUMBER,
  },
  { asks: OF_PRICE, answers: MONEY },
  { asks: /\bhow much\b/i, answers: NUMBER },
  {
    asks: /\b(?:which|what) (?:street|road|address)\b/i,
    answers: oneOf("street|road|lane|square|avenue"),
  },
  { asks: /\b(?:what|which) (?:time|hour)\b/i, answers: CLOCK },
  {
    asks:
      /\b(?:what|which) (?:weekdays?|evenings?|mornings?|afternoons?|nights?|day of the week)\b/i,
    answers: oneOf(WEEKDAYS),
  },
  {
    asks:
      /^\W*(?:(?:and|so|but|since|until|till|by|from) )*when\b|[,;:–-] (?:and |but )?(?:since |until |by |from )?when\b|\b(?:and|or|since|until|till|by|from) when\b|\bwhen\W*$|\b(?:what (?:year|month|date|day|weekday)|which (?:year|month|date|day|weekday))\b/i,
    answers: TIME,
  },
  {
    asks: /\bwhy\b|\bhow come\b|\b(?:what|which|whatever) reasons?\b/i,
    answers: REASON,
  },
];

/** What an answer to the question has to have; undefined where it may be anything. */
export function answersTo(question: string): RegExp | undefined {
  return KINDS.find(({ asks }) => asks.test(question))?.answers;
}
