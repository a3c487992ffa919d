import type { Answer } from "../answers/types.ts";
import { fill } from "../words/fill.ts";
import type { Conversation } from "./npc.ts";

/** Where it stands. */
export function librarian({ words }: Conversation, { name }: Answer): string {
  return fill(words.inDocument, { title: name });
}
