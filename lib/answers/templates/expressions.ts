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
