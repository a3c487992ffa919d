import { type Slots, sourceOf } from "./pattern.ts";
import type { Fit } from "./template_words.ts";

/** Phrases of courtesy, as many as there are. */
export function around(patterns: string[], start: string, end: string): RegExp {
  const sources = patterns.map((each) => sourceOf(each, {}));
  return new RegExp(`${start}(?:${sources.join("|")})+${end}`);
}

/** Ways to ask the same again with another slot. */
export function followsOf(patterns: string[], slots: Slots) {
  return ["company", "language", "skill", "channel", "year", "month", "weekday"]
    .flatMap((slot) =>
      patterns.flatMap((each) => {
        const source = sourceOf(each.replace("{slot}", `{${slot}}`), slots);
        return source ? [{ slot, pattern: new RegExp(`^${source}$`) }] : [];
      })
    );
}

/** Words of the slots that a question has. */
export function slotsIn({ groups = {} }: RegExpExecArray): Fit["slots"] {
  const filled = Object.entries(groups).filter(([, words]) => words);
  return Object.fromEntries(
    filled.map(([slot, words]) => [slot, words.trim()]),
  );
}

/** Parts of a question with at least so many words, the longest first. */
export function* partsOf(words: string[], least: number): Generator<string[]> {
  for (let length = words.length; length >= least; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      yield words.slice(from, from + length);
    }
  }
}

/** A record with each value changed. */
export function eachOf<From, To>(
  record: Record<string, From>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value)]),
  );
}
