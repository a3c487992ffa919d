/** What the software speaks by itself, of whatever country. */
export function isEnglish(language: string): boolean {
  return new Intl.Locale(language).language === "en";
}

/** Whether a well-formed tag (BCP 47) names a language that has a name in English. */
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

/** For `Intl`, which else takes the machine's language where it does not know hers. */
export function localesOf(language: string): string[] {
  return [language, "en"];
}

/** Scripts that are written from right to left (Unicode's `Bidi_Class` R and AL). */
const FROM_RIGHT = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** In which direction a language (BCP 47) is written. */
export function directionOf(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return FROM_RIGHT.includes(script) ? "rtl" : "ltr";
}
