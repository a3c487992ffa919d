// deno-lint-ignore-file no-console -- its output is what it is for
import { createHash } from "node:crypto";
import { parseYaml } from "../../lib/content/yaml.ts";
import english from "../../lib/base/words/english.json" with { type: "json" };

/** A digest of each English text, and the tags of the translations made of that text. */
export type Seen = Record<string, string>;

export const SEEN = "tests/words/seen.json";
const WORDS = "lib/base/words";

/** Each text by its name, such as `shell.menu`. Plural forms are one text. */
export function textsOf(
  words: unknown,
  path: string[] = [],
): [string, string][] {
  if (typeof words === "string") return [[path.join("."), words]];
  if (typeof words !== "object" || words === null) return [];
  if ("other" in words) return [[path.join("."), JSON.stringify(words)]];
  return Object.entries(words).flatMap(([key, below]) =>
    textsOf(below, [...path, key])
  );
}

/** Names of the texts that are new, or have changed since their translation. */
export function unseenBy(tag: string, words: unknown, seen: Seen): string[] {
  return textsOf(words).filter(([name, text]) => {
    const [digest, ...tags] = (seen[name] ?? "").split(" ");
    return digest !== digestOf(text) || !tags.includes(tag);
  }).map(([name]) => name);
}

/** Notes that a translation is made of the present English texts. */
export function seenBy(tag: string, words: unknown, seen: Seen): Seen {
  return Object.fromEntries(
    textsOf(words).map(([name, text]) => {
      const [before, ...tags] = (seen[name] ?? "").split(" ");
      const digest = digestOf(text);
      const others = digest === before ? tags : [];
      return [name, [digest, ...new Set([...others, tag].sort())].join(" ")];
    }),
  );
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** Prints each text that a translation has not seen, with its translation, and notes it as seen. */
export async function renewSeen(tag: string): Promise<void> {
  const translation = parseYaml(
    await Deno.readTextFile(`${WORDS}/${tag}.yaml`),
  );
  const before: Seen = JSON.parse(await Deno.readTextFile(SEEN));
  const translated = new Map(textsOf(translation));
  const texts = new Map(textsOf(english));
  for (const name of unseenBy(tag, english, before)) {
    console.log(`${name}\n  ${texts.get(name)}\n  ${translated.get(name)}`);
  }
  const after = seenBy(tag, english, before);
  await Deno.writeTextFile(SEEN, JSON.stringify(after, null, 2) + "\n");
}
