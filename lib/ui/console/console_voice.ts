import type { Words } from "../../base/words/words.ts";

export interface ConsoleVoice {
  words: Words["console"];
  /** BCP 47 */
  language: string;
}
