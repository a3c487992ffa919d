import type { Concept } from "../concepts.ts";
import type { Episode } from "../facts/facts.ts";

/** The words by which each sort of episode is asked for. */
export const KINDS: [Concept, Episode["kind"]][] = [
  ["work", "job"],
  ["education", "education"],
  ["volunteer", "volunteer"],
  ["awards", "awards"],
  ["certificates", "certificates"],
];
