import type { Answer } from "../types.ts";
import { fill } from "../../base/words/fill.ts";
import type { Conversation } from "./npc.ts";

/** Where it stands. */
export function librarian({ words }: Conversation, { name }: Answer): string {
  return fill(words.inDocument, { title: name });
}
