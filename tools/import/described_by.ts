import { descriptionOf, isDescription } from "../new/descriptions.ts";
import type { Reader } from "./reader.ts";

const TIMES = 50;
type Facts = (string | undefined)[];

/** Facts of the résumé as a description. Repeats them if they are too short. */
export function describedBy(...facts: Facts): string {
  return descriptionOf(...Array(TIMES).fill(facts).flat());
}

/**
 * Keys and body of an entry. A description that is too long is also the text.
 * One that is too short is extended.
 */
export function describedIn(
  entry: Reader,
  member: string,
  facts: Facts,
  file: string,
) {
  const summary = entry.lines(member);
  if (summary !== undefined && isDescription(summary)) {
    return { keys: { description: summary } };
  }
  const description = describedBy(summary, ...facts);
  const keys = { description, summary };
  if (summary === undefined) {
    entry.changed(member, description, "made of its title and other facts");
  } else if (!description.startsWith(summary)) {
    entry.notes.madeUp(file, "description");
    return { keys, body: summary };
  }
  return { keys };
}
