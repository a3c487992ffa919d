import { startDate } from "../../lib/content/period.ts";
import { monthOf } from "./months.ts";

/**
 * A date as JSON Resume and the content both have it, however loosely it was
 * written: 2014-1, 03/2018, Sep 2001, 14 mars 2019, 2019年3月. Month names may be
 * English or of the language. Undefined for anything else.
 */
export function readDate(text: string, language = "en"): string | undefined {
  const [year, month, day] = inNumbers(text) ?? inWords(text, language) ?? [];
  const date = [year, month, day].filter((part) => part !== undefined)
    .map((part) => part.padStart(2, "0")).join("-");
  return startDate().safeParse(date).success ? date : undefined;
}

type Parts = (string | undefined)[];

function inNumbers(text: string): Parts | undefined {
  const plain = text.replace(/\s*[年月년월]\s*/g, "-").replace(
    /-?[日일]?$/,
    "",
  );
  const [, ...parts] =
    /^([12]\d{3})(?:[-/.](\d\d?))?(?:[-/.](\d\d?))?(?:T.*)?$/.exec(plain) ?? [];
  if (parts.length > 0) return parts;
  // 03/04/2018 is another day in another country.
  const [, month, year] = /^(\d\d?)[-/.]([12]\d{3})$/.exec(plain) ?? [];
  return year ? [year, month] : undefined;
}

/** A month by its name, a year, and perhaps a day, in any order. */
function inWords(text: string, language: string): Parts | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const [year, ...otherYears] = numbers.filter((each) => each.length === 4);
  const [day, ...otherDays] = numbers.filter((each) => each.length < 3);
  const isOne = otherYears.length === 0 && otherDays.length === 0 &&
    numbers.length === (day ? 2 : 1);
  const month = monthOf(text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [], language);
  return year && isOne && month ? [year, `${month}`, day] : undefined;
}

const ONGOING = [
  "present current ongoing now today heute jetzt laufend présent présente actuel",
  "actuellement actualidad presente actual atual hoje atualmente oggi heden nu",
  "idag pågående nuvarande nåværende nå nuværende obecnie současnost dosud halen",
  "сейчас настоящее 現在 现在 至今 현재 الآن الحالي",
].join(" ").split(" ");

/** True for words such as "present" that people write in place of an end date. */
export function isOngoing(end: string, language = "en"): boolean {
  const word = end.trim().toLowerCase();
  if (word === "") return false;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const words = [relative.format(0, "second"), relative.format(0, "day")];
  return [...ONGOING, ...words].some((each) =>
    each.toLowerCase().replace("’", "'") === word.replace("’", "'")
  );
}
