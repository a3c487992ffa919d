import type { HeaderList } from "../http/representation.ts";
import { type RateState, WINDOW } from "./rate_window.ts";

type Header = HeaderList[number];

/**
 * Makes the four RateLimit fields, in the form of the draft's revisions 04 to
 * 06. They are on every response and take few values, so each is made once.
 */
export function rateHeadersFor(limit: number) {
  const fixed: Header = ["ratelimit-limit", String(limit)];
  const policy: Header = ["ratelimit-policy", `${limit};w=${WINDOW / 1000}`];
  const remainingOf = numbered("ratelimit-remaining");
  const resetOf = numbered("ratelimit-reset");
  return ({ remaining, reset }: RateState): HeaderList => [
    fixed,
    remainingOf(remaining),
    resetOf(reset),
    policy,
  ];
}

function numbered(name: string): (value: number) => Header {
  const made: Header[] = [];
  return (value) => made[value] ??= [name, String(value)];
}
