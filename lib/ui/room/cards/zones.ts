import type { Hours } from "../../../base/time/hours.ts";
import { fill, writtenNumber } from "../../../base/words/fill.ts";
import type { Words } from "../../../base/words/words.ts";

/** The clocks of the owner and of the visitor. */
export interface Zones {
  owner: string;
  /** IANA. */
  zone: string;
  /** BCP 47. */
  language: string;
  hours: Hours | undefined;
  words: Words["room"]["zones"];
}

/** `ahead` in minutes: the clocks of the owner before those of the visitor. */
export function difference(
  ahead: number,
  { owner, language, words }: Zones,
): string {
  const hours = writtenNumber(Math.abs(ahead) / 60, language, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  });
  if (ahead === 0) return words.same;
  return fill(ahead < 0 ? words.ahead : words.behind, { hours, owner });
}
