import { CAREER_PATH } from "../../content/anchors.ts";
import type { Case } from "../case.ts";
import type { Answer } from "../types.ts";
import type { Episode } from "../facts/facts.ts";

/** What is told of several of them at once, where they are listed. */
export function listAnswer(
  description: string,
  episodes: Episode[],
  { facts }: Case,
): Answer {
  const [first] = episodes;
  const isJob = first?.kind === "job";
  return {
    kind: "profile",
    name: facts.person.name,
    path: isJob ? CAREER_PATH : first?.path ?? CAREER_PATH,
    description,
  };
}
