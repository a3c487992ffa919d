import type { Words } from "../../base/words/words.ts";

/** The fixed words of a console, and the language that they are in (BCP 47). */
export interface ConsoleVoice {
  words: Words["console"];
  language: string;
}
