import type { Answer } from "../types.ts";
import { fill } from "../../base/words/fill.ts";
import type { Conversation } from "./npc.ts";

/** Where else it was, or which file it is from; what is told of all jobs is from all files. */
export function archivist(
  { words }: Conversation,
  { kind, name }: Answer,
  others: Answer[],
): string | undefined {
  const roles = others.filter((other) =>
    other.kind === "role" && other.name !== name
  ).map((other) => other.name);
  if (roles.length > 0) {
    return fill(words.also, {
      roles: [...new Set(roles)].join(words.separator),
    });
  }
  return kind === "role" ? fill(words.file, { role: name }) : undefined;
}
