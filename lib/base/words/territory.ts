// Apart from language.ts, which browsers load.

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
