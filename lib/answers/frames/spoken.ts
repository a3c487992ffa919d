import type { Concept } from "../concepts.ts";

/** By what people speak of an episode, whatever they ask of it. */
export const SPOKEN: Concept[] = [
  "work",
  "education",
  "volunteer",
  "awards",
  "certificates",
  "freelance",
  "trainee",
];
