import type { Locale } from "../base/words/words.ts";
import type { ContentImage } from "./image.ts";
import type { ResultOf } from "./kind.ts";
import type { kinds } from "./kinds/mod.ts";

/** What all files of words say: a member for each kind, as its own file has it. */
export type Said = {
  [Name in keyof typeof kinds]: ResultOf<(typeof kinds)[Name]>;
};

/** All that is served of the person and of the manual. */
export interface Content extends Said {
  /** Those that something shows. */
  images: ContentImage[];
  /** Whether there is a style sheet of the person's own, `theme.css`. */
  theme: boolean;
}

export function localeOf({ words, profile }: Content): Locale {
  return { words, language: profile.language };
}
