import type { Topic } from "../topic.ts";
import { AGENTS } from "./agents.ts";
import { CALLS } from "./calls.ts";
import { KEPT } from "./kept.ts";
import { LIMITS } from "./limits.ts";
import { OWNERS } from "./owners.ts";
import { SURFACES } from "./surfaces.ts";

/** Everything about the site that people are known to ask; of two that fit equally the first answers. */
export const TOPICS: Topic[] = [
  ...KEPT,
  ...LIMITS,
  ...CALLS,
  ...SURFACES,
  ...AGENTS,
  ...OWNERS,
];
