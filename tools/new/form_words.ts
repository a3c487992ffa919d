import { readFolder, textOf } from "../../lib/content/read_folder.ts";

const WORDS = `${import.meta.dirname ?? "tools/new"}/../../lib/base/words`;

/** Lines of a first message that suit any trade, by language. */
const LINES = new Map([
  ["en", [
    "What you need help with",
    "How long it has lasted",
    "Days and times that suit you",
    "How to reach you",
  ]],
  ["ar", [
    "بماذا تريد المساعدة",
    "منذ متى",
    "الأيام والأوقات التي تناسبك",
    "كيف نصل إليك",
  ]],
]);

const COMMENT = "# The four lines of a first message on Contact. Edit them.\n";

/** The fixed words in a language (BCP 47): those of `pt-BR` rather than those of `pt`. */
export function wordsIn(language: string): string | undefined {
  const { entries } = readFolder(WORDS);
  return textOf(entries.get(`${language}.yaml`)) ??
    textOf(entries.get(`${primaryOf(language)}.yaml`));
}

/** The fixed words of the site of somebody who is no programmer. */
export function wordsWithForm(language: string): string {
  const lines = LINES.get(primaryOf(language)) ?? LINES.get("en") ?? [];
  const list = lines.map((line) => `      - ${line}\n`).join("");
  const words = wordsIn(language);
  if (!words) return `${COMMENT}contact:\n  hire:\n    lines:\n${list}`;
  return words.replace(/(?<=\n {4}lines:\n)(?: {6}- [^\n]*\n)+/, list);
}

function primaryOf(language: string): string {
  return language.split("-", 1)[0] ?? "";
}
