import { isEnglish } from "../../lib/base/words/language.ts";

/** Next steps with new content, as lines. */
export function nextSteps(dir: string, language: string): string[] {
  const english =
    `What ${dir} says besides (pages/, npcs/, contact.md) is English: say it in your language`;
  return [
    ...isEnglish(language) ? [] : [english],
    `Next: edit ${dir}, then deno task doctor and deno task start`,
  ];
}
