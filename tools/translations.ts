import { createHash } from "node:crypto";
import { isObject } from "../lib/base/http/json_body.ts";
import type { Source } from "../lib/content/front_matter.ts";
import type { Roots } from "../lib/content/kind.ts";
import { kinds } from "../lib/content/kinds/mod.ts";
import { languagesIn } from "../lib/content/languages.ts";
import { frontKeysOf, frontOf, partsOf } from "../lib/content/parts.ts";
import { sourcesOf } from "../lib/content/sources.ts";
import { IDS, WORDS } from "../lib/content/translate.ts";
import { shownWords, type SourceFile } from "./doctor/source.ts";

type Keys = Record<string, unknown>;

/** Fields of a translation that say nothing about the words of its original. */
const NO_WORDS = ["updated", "hidden", "asks"];

/** Fields of `resume.yaml` that have no words. */
const FACTS = ["start", "end", "date", "url", "hidden", "of"];

/**
 * The files that can be translated, with their translation if there is one. What
 * is hidden needs none, nor a page in a language of its own.
 */
export function translatable(roots: Roots, into: string): Source[] {
  const shown = new Set(shownWords(roots).map(({ path }) => path));
  return Object.values(kinds).filter(({ isTranslated }) => isTranslated)
    .flatMap((kind) =>
      sourcesOf(roots, kind, [], into).filter((source) =>
        shown.has(source.path) &&
        (kind === kinds.profile || !("language" in frontKeysOf(source)))
      )
    );
}

/** Each translation of the site behind its original. A hidden one is none. */
export function translationPairs(
  roots: Roots,
): [original: Source, translation: SourceFile][] {
  return languagesIn(roots.person).flatMap((into) =>
    translatable(roots, into).flatMap((original): [Source, SourceFile][] =>
      original.translation ? [[original, original.translation]] : []
    )
  );
}

/** Digest of the words of an original. A changed date or slug leaves it as it is. */
export function digestOf(file: SourceFile): string {
  const words = JSON.stringify([...wordsOf(file)].sort());
  return createHash("sha256").update(words).digest("hex").slice(0, 8);
}

/** The digest in a translation. YAML would read some digests as numbers. */
export function seenDigest(translation: SourceFile): string | undefined {
  return /^of:[ \t]*["']?([0-9a-f]{8})\b/m.exec(frontOf(translation))?.[1];
}

/** The words of a file by their field, such as `photo.alt`. */
export function wordsOf(file: SourceFile): Map<string, string> {
  const isWord = file.path.endsWith(".yaml")
    ? (key: string) => !FACTS.includes(key)
    : isWordKey;
  const body = partsOf(file, () => undefined)?.body.trim();
  const texts = textsIn(frontKeysOf(file), isWord);
  return new Map([...texts, ...body ? [["text", body] as const] : []]);
}

/** The fields of an original that its translation may have. */
export function wordKeys(keys: Keys, id?: string): Keys {
  const known = Object.entries(keys)
    .filter(([key]) => key === id || isWordKey(key));
  return Object.fromEntries(known.map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value.filter((item) => !isHiddenItem(item)).map((item) =>
        isObject(item) ? wordKeys(item, IDS[key]) : item
      )
      : isObject(value)
      ? wordKeys(value)
      : value,
  ]));
}

function isWordKey(key: string): boolean {
  return WORDS.includes(key) && !NO_WORDS.includes(key);
}

function isHiddenItem(item: unknown): boolean {
  return isObject(item) && item.hidden === true;
}

function textsIn(
  value: unknown,
  isWord: (key: string) => boolean,
  path = "",
): [field: string, text: string][] {
  if (!isObject(value) && !Array.isArray(value)) {
    return [[path, String(value).trim()]];
  }
  const id = IDS[path] ?? "";
  const items: [string, unknown][] = Array.isArray(value)
    ? value.filter((item) => !isHiddenItem(item)).map((item, at) => [
      String(isObject(item) && item[id] || at),
      item,
    ])
    : Object.entries(value).filter(([key]) => isWord(key));
  return items.flatMap(([name, item]) =>
    textsIn(item, isWord, path ? `${path}.${name}` : name)
  );
}
