import type { Case } from "../case.ts";
import type { Episode } from "../facts/facts.ts";
import { stemsOf } from "./stems.ts";

const PLACE =
  /^(?:school|college|university|academy|institute|museum|hospital|clinic|theatre|church|library)$/;
const NOW = /\b(?:has|have|is|are|does|do|still|now)\b/i;

/** "How long has she been at the school?" is of the school that employs her. */
export function placeOfWork(
  { question: { words, text }, facts: { jobs } }: Case,
): Episode[] | undefined {
  const place = words.find(({ word }, at) =>
    PLACE.test(word) && /^(?:the|this|that)$/.test(words[at - 1]?.word ?? "")
  );
  if (!place || !NOW.test(text)) return;
  const there = jobs.filter(({ org, end }) =>
    end === "present" && stemsOf(org).includes(place.stem)
  );
  return there.length > 0 ? there : undefined;
}
