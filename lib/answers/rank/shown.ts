import type { Sources } from "../sources.ts";
import type { Answer, SearchHit } from "../types.ts";
import type { Passage } from "./ranker.ts";

const YES = /^\W*(?:yes|ja|oui|sí|si|sim)\b/iu;

/** A passage as an answer that only comes near; it affirms nothing. */
export function answerOf(
  { kind, path, title, heading, text, match }: Passage,
  { facts: { jobs }, addressed }: Sources,
): Answer {
  const name = heading ? `${title}: ${heading}` : title;
  const description = YES.test(text) ? `${name}: ${text}` : text;
  return {
    kind: jobs.some((job) => job.path === path) ? "role" : kind,
    name,
    path,
    description: addressed(description),
    match: addressed(match),
  };
}

/** A passage as an excerpt of its section. */
export function hitOf(
  { kind, path, title, heading, text, share }: Passage,
  { addressed }: Sources,
): SearchHit {
  const [page = "", anchor = ""] = path.split("#");
  const score = Math.max(1, Math.round(100 * share));
  const excerpt = addressed(text);
  return { path: page, kind, anchor, title, heading, excerpt, score };
}
