import { isEnglish } from "../../lib/base/words/language.ts";

/** Next steps with new content, as lines. */
export function nextSteps(dir: string, language: string): string[] {
  const english =
    `The other texts in ${dir} (pages/, npcs/, contact.md) are English: translate them`;
  return [
    ...isEnglish(language) ? [] : [english],
    "To show a photo of you: run deno task photo FILE --profile",
    `Next: edit the files in ${dir}, then run deno task doctor and deno task start`,
  ];
}
