// Apart from language.ts, because browsers load that with every page.

/** Tags of translations that suit a language, best first: `pt-BR` suits `pt`, too. */
export function translationsFor(tag: string): string[] {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [tag, `${language}-${region}`, language];
}

/** Language and territory, as Open Graph writes them: `sv_SE`. */
export function territoryOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Scripts written from right to left (Unicode `Bidi_Class` R and AL). */
const FROM_RIGHT = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

export function directionOf(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return FROM_RIGHT.includes(script) ? "rtl" : "ltr";
}
