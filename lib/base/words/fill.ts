import { localesOf, madeOnce } from "./language.ts";
import type { Plural, Template } from "./words.ts";

export function fill<Name extends string>(
  template: Template<Name>,
  values: Record<Name, string>,
): string {
  const known = new Map<string, string>(Object.entries(values));
  return template.replaceAll(
    /\{(\w+)\}/g,
    (written, name) => known.get(name) ?? written,
  );
}

/** Chooses the plural form of a number, and writes the number in the language. */
export function fillCount(
  forms: Plural,
  count: number,
  language: string,
  format?: Intl.NumberFormatOptions,
): string {
  const form = forms[rulesOf(language).select(count)] ?? forms.other;
  return fill(form, { count: writtenNumber(count, language, format) });
}

/** `language` is a BCP 47 tag. */
export function writtenNumber(
  count: number,
  language: string,
  format?: Intl.NumberFormatOptions,
): string {
  return numberFormat(language, format).format(count);
}

const rulesOf = madeOnce((language) =>
  new Intl.PluralRules(localesOf(language))
);
const numberFormat = madeOnce(
  (language, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localesOf(language), options),
);
