import { readDate } from "../dates.ts";

/** The day as it is written, whatever its time and zone. */
export function dayOf(written: string, language: string): string | undefined {
  const [, year, month = "", day = ""] =
    /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)/.exec(written.trim()) ?? [];
  const plain = year
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : written.replace(/^\p{L}+,?\s+(?=\p{L})|^\p{L}+,\s+|\s+\d\d?:\d.*$/gu, "");
  const date = readDate(plain, language);
  return date?.length === 10 ? date : undefined;
}

export function textOf(value: unknown): string | undefined {
  const isPlain = typeof value === "string" || typeof value === "number";
  return isPlain
    ? String(value).replaceAll(/\s+/g, " ").trim() || undefined
    : undefined;
}

/** Items of a list, or of a line. */
export function words(value: unknown, between: RegExp): string[] {
  const list = Array.isArray(value)
    ? value
    : typeof value === "string"
    ? value.split(between)
    : [];
  return list.flatMap((item) => textOf(item) ?? []);
}
