import type { HeaderList } from "../../base/http/header_list.ts";
import { WINDOW } from "./rate_window.ts";
import type { RateState } from "../types.ts";

/** The RateLimit fields that are the same for everybody, in the form of the draft's revisions 04 to 06. */
export function policyHeaders(limit: number): HeaderList {
  return [
    ["ratelimit-limit", String(limit)],
    ["ratelimit-policy", `${limit};w=${WINDOW / 1000}`],
  ];
}

/** The others. */
export function stateHeaders({ remaining, reset }: RateState): HeaderList {
  return [
    ["ratelimit-remaining", String(remaining)],
    ["ratelimit-reset", String(reset)],
  ];
}
