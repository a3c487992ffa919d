/** A language in its own words, such as `Svenska`. */
export function ownNameOf(language: string): string {
  const names = new Intl.DisplayNames([language], { type: "language" });
  const name = names.of(new Intl.Locale(language).language) ?? language;
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join("");
}
