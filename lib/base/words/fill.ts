import { madeOnce } from "./formats.ts";
import { localesOf } from "./language.ts";
import type { Plural, Template } from "./words.ts";

/** The template with a value for each name in braces. */
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

/** The form that the number wants, with the number as the language writes it. */
export function fillCount(
  forms: Plural,
  count: number,
  language: string,
  format?: Intl.NumberFormatOptions,
): string {
  const form = forms[rulesOf(language).select(count)] ?? forms.other;
  return fill(form, { count: writtenNumber(count, language, format) });
}

/** A number as the language writes it (BCP 47). */
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
