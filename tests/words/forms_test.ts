import { assert, assertEquals } from "@std/assert";
import { writtenDate, writtenPeriod } from "../../lib/base/words/dates.ts";
import { isLanguage } from "../../lib/base/words/language.ts";
import { directionOf } from "../../lib/base/words/likely_subtags.ts";
import { fill, fillCount, writtenNumber } from "../../lib/base/words/fill.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";

Deno.test("fill() puts values into a template, and nothing else", () => {
  const values = { title: "{name}$&", name: "1" };
  assertEquals(fill(ENGLISH.shell.title, values), "{name}$& · 1");
});

const DAYS = {
  one: "{count} den",
  few: "{count} dny",
  many: "{count} dne",
  other: "{count} dní",
};

Deno.test("fillCount() takes the form that the number wants in the language", () => {
  const written = [1, 2, 5, 12].map((count) => fillCount(DAYS, count, "cs"));
  assertEquals(written, ["1 den", "2 dny", "5 dní", "12 dní"]);
  assertEquals(fillCount({ other: "{count} 日" }, 1, "ja"), "1 日");
});

Deno.test("writtenDate() is as exact as what it is given, in the language", () => {
  for (
    const [date, language, written] of [
      ["2017", "en", "2017"],
      ["2017-02", "en", "February 2017"],
      ["2017-02-01", "en-GB", "1 February 2017"],
      ["2017-02", "de", "Februar 2017"],
      ["2017-02", "ja", "2017年2月"],
      ["2017", "th", "พ.ศ. 2560"],
      ["2017", "ar-EG", "٢٠١٧"],
      ["2017", "fa", "۲۰۱۷"],
      ["2017-02-01", "fa", "۱ فوریهٔ ۲۰۱۷"],
      ["0099", "en", "99"],
    ] as const
  ) assertEquals(writtenDate(date, language), written);
});

Deno.test("writtenPeriod() says once what both ends say", () => {
  const voice = {
    language: "en",
    words: {
      ...ENGLISH,
      dates: { period: "{start} – {end}", present: "now" },
    },
  };
  assertEquals(writtenPeriod("2011", "2011", voice), "2011");
  assertEquals(writtenPeriod("2011", "2012-05", voice), "2011 – May 2012");
  assertEquals(writtenPeriod("2011", "present", voice), "2011 – now");
});

Deno.test("writtenPeriod() writes both ends in one form", () => {
  assertEquals(
    writtenPeriod("2014-01", "2019-03-31", { language: "en", words: ENGLISH }),
    "Jan 2014 – Mar 31, 2019",
  );
});

Deno.test("directionOf() knows in which direction a language is written", () => {
  const fromRight = ["ar", "he", "fa", "ur", "az-Arab", "dv", "ckb"];
  for (const tag of fromRight) assertEquals(directionOf(tag), "rtl", tag);
  for (const tag of ["en", "ja", "ru", "az", "pa"]) {
    assertEquals(directionOf(tag), "ltr", tag);
  }
});

Deno.test("a language whose forms nobody knows has the English ones, not the machine's", () => {
  assertEquals(writtenDate("2017-02", "la"), "February 2017");
  assertEquals(writtenNumber(1234.5, "ckb"), "1,234.5");
  assertEquals(fillCount(DAYS, 1, "la"), "1 den");
});

Deno.test("isLanguage() tells languages from words", () => {
  for (const tag of ["en", "pt-BR", "ckb", "la", "zh-Hant-TW", "yue"]) {
    assert(isLanguage(tag), tag);
  }
  for (const tag of ["english", "xx", "klingonish", "x-own", "en_GB", ""]) {
    assert(!isLanguage(tag), tag);
  }
});
