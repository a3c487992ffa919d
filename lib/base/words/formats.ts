/**
 * What `Intl` makes for a language and options, made once: that takes longer than
 * all that is written with it. There are a few of each, whoever asks.
 */
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
