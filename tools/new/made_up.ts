import { frontOf } from "../../lib/content/parts.ts";
import type { Files } from "./markdown_file.ts";

/**
 * Texts that `new` and `import` write where the owner has said nothing, each with
 * the key that it stands under; `text` is what stands below them. The doctor lists them
 * until they are edited.
 */
export const MADE_UP = {
  headline: { key: "headline", text: "On the web under my own name" },
  availability: { key: "availability", text: "Ask me." },
  story: {
    key: "text",
    text: "Here is what I have done so far, and how to reach me.",
  },
  owner: {
    key: "description",
    text: "The story, the work with its dates, and the ways to get in touch.",
  },
  contact: {
    key: "description",
    text:
      "The ways to get in touch, how soon to expect an answer, and at which hours to expect one.",
  },
  response_time: { key: "response_time", text: "As soon as I can." },
  hours: { key: "hours", text: "When I am awake, and sometimes later." },
  request: { key: "text", text: "Say what it is about, please." },
};

/** Stands in the place of a name that the site demands. No language has to be known. */
export const NO_NAME = "—";

/** Keys whose value may be right by chance: no comparison finds out. */
const GUESSED = [
  "date",
  "description",
  "end",
  "hue",
  "label",
  "language",
  "place",
  "start",
  "time_zone",
];

/** A value that the owner has not given. */
export interface Guess {
  file: string;
  key: string;
  /** Needed if several lines have that key. */
  value?: string;
}

/** Marks each guess with a comment, which counts until the value or the comment changes. */
export function markGuesses(files: Files, guesses: Guess[]): Files {
  return new Map([...files].map(([file, text]) => {
    const own = guesses.filter((guess) => guess.file === file);
    const front = frontOf({ path: file, text });
    const marked = front.replace(
      /^[ -]*(\w+): (.+)$/gm,
      (line, key, value) =>
        own.some((guess) => isOf(guess, key, value))
          ? `${line} # guessed: ${value}`
          : line,
    );
    return [file, marked + text.slice(front.length)];
  }));
}

function isOf(guess: Guess, key: string, value: string): boolean {
  return guess.key === key && GUESSED.includes(key) &&
    (guess.value ?? value) === value;
}

/** Matches a line of `markGuesses` whose value is unchanged. */
export const GUESS = /^[ -]*(\w+): (.+) # guessed: \2[ \t]*$/gm;
