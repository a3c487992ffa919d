import { CAREER_PATH } from "../../content/anchors.ts";
import type { Context } from "../context.ts";
import type { Answer } from "../types.ts";
import type { Episode } from "../facts/facts.ts";

export function listAnswer(
  description: string,
  [first]: Episode[],
  { facts }: Context,
): Answer {
  const path = first && first.kind !== "job" ? first.path : CAREER_PATH;
  return { kind: "profile", name: facts.person.name, path, description };
}
