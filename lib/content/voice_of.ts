import type { Voice } from "../base/words/words.ts";
import type { Content } from "./content.ts";

/** In what words and in which language the site speaks of its person. */
export function voiceOf({ words, profile }: Content): Voice {
  return { words, language: profile.language };
}
