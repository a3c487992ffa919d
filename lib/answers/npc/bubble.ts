import { fillCount } from "../../base/words/fill.ts";
import type { Plural } from "../../base/words/words.ts";

/** Code points. */
const MAX_BUBBLE = 140;

/** The text as one bubble; a text that is too long ends after a word. */
export function bubble(text: string, most = MAX_BUBBLE): string {
  const points = Array.from(inOneLine(text));
  if (points.length <= most) return points.join("");
  const room = points.slice(0, most - 1).join("");
  const end = room.lastIndexOf(" ");
  return `${(end > 0 ? room.slice(0, end) : room).replace(/[,;:]$/, "")}…`;
}

/** Splits the text into at most `max` bubbles, after sentences if possible. */
export function bubbles(text: string, max: number): string[] {
  const whole = inOneLine(text);
  const points = Array.from(whole);
  const room = points.slice(0, MAX_BUBBLE + 1).join("");
  const own = AFTER_SENTENCE.exec(room)?.[0] ?? AFTER_WORD.exec(room)?.[0];
  if (max === 1 || points.length <= MAX_BUBBLE || !own) return [bubble(whole)];
  return [own, ...bubbles(whole.slice(own.length), max - 1)];
}

const AFTER_SENTENCE = /^.*[.!?](?= )/u;
const AFTER_WORD = /^.*(?= )/u;

/** The members of a list in at most `max` bubbles, and how many more there are. */
export function listBubbles(
  lines: string[],
  max: number,
  { more, language }: { more: Plural; language: string },
): string[] {
  const packed: string[] = [];
  for (const [at, line] of lines.entries()) {
    const last = packed.at(-1);
    const joined = last === undefined ? line : `${last} ${line}`;
    if (last !== undefined && lengthOf(joined) <= MAX_BUBBLE) {
      packed[packed.length - 1] = joined;
    } else if (packed.length < max) packed.push(line);
    else {
      const rest = fillCount(more, lines.length - at, language);
      const most = MAX_BUBBLE - lengthOf(rest) - 1;
      return [...packed.slice(0, -1), `${bubble(last ?? "", most)} ${rest}`];
    }
  }
  return packed;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
