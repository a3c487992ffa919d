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

/** Finds a tag in any case (RFC 5646, section 2.1.1). */
export function tagIn(tags: string[], tag: string): string | undefined {
  return tags.find((each) => each.toLowerCase() === tag.toLowerCase());
}

/** Falls back to English. `Intl` would fall back to the language of the machine. */
export function localesOf(language: string): string[] {
  return [language, "en"];
}

/** Caches `Intl` objects, because making one takes longer than using it. */
export function madeOnce<Options, Format>(
  make: (language: string, options?: Options) => Format,
): (language: string, options?: Options) => Format {
  const known = new Map<string, Format>();
  return (language, options) => {
    const key = language + JSON.stringify(options);
    const format = known.get(key) ?? make(language, options);
    known.set(key, format);
    return format;
  };
}
