import { useEffect, useState } from "preact/hooks";
import type { Exchange } from "./exchange.ts";
import type { RoomWords } from "./room_words.ts";
import { type Speech, speechOf } from "./speech.ts";

/** Until somebody says a line of their own, in milliseconds. */
const IDLE = 3_000;

/** The bubble: what was said last, and before anything was, what is said unasked. */
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
