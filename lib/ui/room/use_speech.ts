import { useEffect, useState } from "preact/hooks";
import type { NpcId } from "../../content/content.ts";
import type { Exchange } from "./exchange.ts";
import type { Manner, RoomWords } from "./person.ts";

export interface Speech {
  of: NpcId | "cat";
  lines: string[];
}

/** Milliseconds until somebody speaks without being asked. */
const IDLE = 3_000;
/** A bubble has room for two lines with this many characters together. */
const SHORT = 120;

/** Shows the last message, and `unasked` if there is none. */
export function useSpeech(
  last: Exchange | undefined,
  unasked: Speech | undefined,
  words: RoomWords,
) {
  const [speech, setSpeech] = useState(speechOf(last, words));
  useEffect(() => setSpeech(speechOf(last, words)), [last]);
  useEffect(() => {
    if (last || !unasked) return;
    const timer = setTimeout(() => setSpeech((now) => now ?? unasked), IDLE);
    return () => clearTimeout(timer);
  }, []);
  return { speech, setSpeech };
}

const WORDS = {
  asking: "thinking",
  refused: "busy",
  unreachable: "unreachable",
} as const;

function speechOf(
  exchange: Exchange | undefined,
  words: RoomWords,
): Speech | undefined {
  if (!exchange) return;
  const { to: of, outcome } = exchange;
  if (outcome.state !== "answered") {
    return { of, lines: [words[WORDS[outcome.state]]] };
  }
  // A quoted page is in the log alone.
  const [line = "", next = ""] = outcome.messages.flatMap(({ text, source }) =>
    source ? [] : text
  );
  const isShort = next && line.length + next.length <= SHORT;
  return { of, lines: isShort ? [line, next] : [line] };
}

/** The picture of a person after the last exchange. */
export function mannerOf(id: NpcId, last: Exchange | undefined): Manner {
  if (last?.to !== id) return "still";
  const { state } = last.outcome;
  if (state === "answered") return "speaking";
  return state === "asking" ? "still" : "sad";
}
