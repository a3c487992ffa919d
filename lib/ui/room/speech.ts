import type { NpcId } from "../../content/npc_ids.ts";
import type { Exchange } from "./exchange.ts";
import type { Manner } from "./person.ts";
import type { RoomWords } from "./room_words.ts";

/** What somebody says above their head. */
export interface Speech {
  of: NpcId | "cat";
  lines: string[];
}

/** Two lines have room in a bubble where they are as short as this together. */
const SHORT = 120;

/** The beginning of what was answered; nothing where nothing was said. */
export function speechOf(
  exchange: Exchange | undefined,
  words: RoomWords,
): Speech | undefined {
  if (!exchange) return;
  const { to, outcome } = exchange;
  switch (outcome.state) {
    case "asking":
      return { of: to, lines: [words.thinking] };
    case "answered": {
      const [line = "", next = ""] = outcome.messages;
      const isShort = next && line.length + next.length <= SHORT;
      return { of: to, lines: isShort ? [line, next] : [line] };
    }
    case "refused":
      return { of: to, lines: [words.busy] };
    case "unreachable":
      return { of: to, lines: [words.unreachable] };
  }
}

/** How somebody looks after what was said last. */
export function mannerOf(id: NpcId, last: Exchange | undefined): Manner {
  if (last?.to !== id) return "still";
  const { state } = last.outcome;
  if (state === "answered") return "speaking";
  return state === "asking" ? "still" : "sad";
}
