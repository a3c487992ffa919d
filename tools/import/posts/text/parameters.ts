const PARAMETER =
  /([\w-]+)\s*[=:]\s*(?:"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|([^\s"',\]]+))|"((?:\\.|[^"\\])*)"|'([^']*)'|([^\s"',\]]+)/g;

/** Parameters of a tag, with and without names. */
export function parametersIn(text: string) {
  const values = new Map<string, string>();
  const bare: string[] = [];
  for (const [, key, ...texts] of text.matchAll(PARAMETER)) {
    const value = texts.find((each) => each !== undefined) ?? "";
    const plain = value.replaceAll(/\\(["\\])/g, "$1");
    if (key) values.set(key.toLowerCase(), plain);
    else bare.push(plain);
  }
  /** The first of some names that has a value. */
  const named = (...keys: string[]) =>
    keys.map((key) => values.get(key)).find(Boolean);
  return { named, bare };
}
