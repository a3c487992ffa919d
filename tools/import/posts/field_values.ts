import { z } from "zod";
import { isLanguage } from "../../../lib/base/words/language.ts";
import { readDate } from "../dates.ts";

/** The date as it is written, whatever its time and zone. It may lack the day. */
export function dateOf(written: string, language: string): string | undefined {
  const date = written.trim()
    .replace(/^([12]\d{3})(\d\d)(\d\d)(?!\d)/, "$1-$2-$3")
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})\b/, "$3-$2-$1")
    .replace(/^(\d{4}[-/.]\d\d?[-/.]\d\d?)(?!\d).*$/, "$1")
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    // The day of the week, and the time.
    .replace(/^\p{L}+\.?,?\s+(?=\p{L})|^\p{L}+\.?,\s+/u, "")
    .replace(/\s+(?:at\s+)?\d\d?:\d.*$/, "");
  return readDate(date, language);
}

/** The same; undefined without a day. */
export function dayOf(written: string, language: string): string | undefined {
  const date = dateOf(written, language);
  return date?.length === 10 ? date : undefined;
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number"
    ? String(value).replaceAll(/\s+/g, " ").trim() || undefined
    : undefined;
}

/** Items of a list, of a line, or of an object, at any depth. */
export function words(value: unknown, between: RegExp): string[] {
  if (typeof value === "string") return words(value.split(between), between);
  if (typeof value !== "object" || value === null) return [];
  const named = Object.entries(value)
    .find(([key]) => /^(?:name|title|label|value)$/i.test(key));
  const items: unknown[] = named ? [named[1]] : Object.values(value);
  return items.flatMap((item) =>
    typeof item === "object"
      ? words(item, between)
      : textOf(item)?.replace(/^\[\[(.*)\]\]$/, "$1") ?? []
  );
}

const FLAG = z.stringbool({
  truthy: ["true", "yes", "y", "on", "1"],
  falsy: ["false", "no", "n", "off", "0", ""],
});

/** Undefined for what is neither yes nor no. */
export function flagOf(value: unknown): boolean | undefined {
  return FLAG.safeParse(String(value ?? "").trim()).data;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `pt-BR` for `pt_br.UTF-8`; undefined for what is no language. */
export function tagOf(text: string): string | undefined {
  const [tag = ""] = text.replaceAll("_", "-").split(".");
  return isLanguage(tag) ? new Intl.Locale(tag).toString() : undefined;
}
