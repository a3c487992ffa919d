export function isEnglish(language: string): boolean {
  return new Intl.Locale(language).language === "en";
}

/** Returns true for a well-formed tag (BCP 47) whose language has an English name. */
export function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames("en", {
    type: "language",
    fallback: "none",
  });
  try {
    return names.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}

/** Falls back to English. `Intl` would fall back to the language of the machine. */
export function localesOf(language: string): string[] {
  return [language, "en"];
}
