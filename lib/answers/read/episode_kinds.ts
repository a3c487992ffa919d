import type { Concept } from "../intent_words.ts";
import type { Episode } from "../facts/facts.ts";

export const EPISODE_KINDS: [Concept, Episode["kind"]][] = [
  ["work", "job"],
  ["education", "education"],
  ["volunteer", "volunteer"],
  ["awards", "awards"],
  ["certificates", "certificates"],
];

/** Concepts that speak of an episode, whatever is asked of it. */
export const EPISODE_CONCEPTS: Concept[] = [
  ...EPISODE_KINDS.map(([concept]) => concept),
  "freelance",
  "trainee",
];
