import type { Locale } from "../base/words/words.ts";
import type { ContentImage } from "./image.ts";
import type { ResultOf } from "./kind.ts";
import type { kinds } from "./kinds/mod.ts";

/** The result of each kind, by its name. */
export type ParsedContent = {
  [Name in keyof typeof kinds]: ResultOf<(typeof kinds)[Name]>;
};

/** Everything that the site serves of its owner and of the manual. */
export interface Content extends ParsedContent {
  /** Only images that are shown. */
  images: ContentImage[];
  theme: boolean;
}

export function localeOf({ words, profile }: Content): Locale {
  return { words, language: profile.language };
}
