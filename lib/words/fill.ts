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
  const form = forms[new Intl.PluralRules(language).select(count)];
  const written = new Intl.NumberFormat(language, format).format(count);
  return fill(form ?? forms.other, { count: written });
}
