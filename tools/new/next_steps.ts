/** What to do with a content that has just been written, in lines. */
export function nextSteps(dir: string, language: string): string[] {
  const isEnglish = new Intl.Locale(language).language === "en";
  const english =
    `What ${dir} says besides (pages/, npcs/, contact.md) is English: say it in your language`;
  return [
    ...isEnglish ? [] : [english],
    `Next: edit ${dir}, then deno task doctor and deno task start`,
  ];
}
