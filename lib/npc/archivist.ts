import type { Answer } from "../answers/case.ts";
import { fill } from "../words/fill.ts";
import type { Conversation } from "./npc.ts";

/** Where else it was, or which file it is from. */
export function archivist(
  { words }: Conversation,
  { name }: Answer,
  others: Answer[],
): string {
  const roles = others.filter((other) =>
    other.kind === "role" && other.name !== name
  ).map((other) => other.name);
  return roles.length > 0
    ? fill(words.also, { roles: [...new Set(roles)].join(words.separator) })
    : fill(words.file, { role: name });
}
