import {
  AGE,
  AT_AGE,
  BIRTH,
  CLOCK,
  DEGREES,
  MONEY,
  NUMBER,
  OF_PRICE,
  OFTEN,
  oneOf,
  patternOf,
  REASON,
  SPAN,
  TIME,
  WEEKDAYS,
  WEIGHT,
} from "./answer_patterns.ts";

const NEGATIVE =
  /\b(?:not|never|no|nothing|nobody|none|without|only|except)\b|n['’]t\b/i;

export function isNegated(text: string): boolean {
  return NEGATIVE.test(text);
}

/** A way to ask for one type of answer, and the pattern of such an answer. */
interface Kind {
  asks: RegExp;
  answers: RegExp;
}

// The first that matches the question counts.
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

/** Pattern that the answer must match; undefined if it may be anything. */
export function answersTo(question: string): RegExp | undefined {
  return KINDS.find(({ asks }) => asks.test(question))?.answers;
}
