import { useRef, useState } from "preact/hooks";
import { askSite } from "./ask_site.ts";
import { type Failure, failureOf } from "./failure.ts";
import type { Passage } from "./passage.ts";

export type Question =
  | { state: "unasked" }
  | { state: "asking" }
  | { state: "answered"; passages: Passage[]; isNew: boolean }
  | Failure;

interface Pending {
  text: string;
  stop: AbortController;
  answer: Promise<Passage[]>;
}

/**
 * Asks one question at a time. A new question aborts the one in flight; the same
 * question is not sent again. `ask` rejects if there is no answer.
 */
export function useQuestion(
  first: Question,
  language: string | undefined,
): [Question, (text: string) => Promise<Passage[]>] {
  const [question, setQuestion] = useState(first);
  const inFlight = useRef<Pending | null>(null);

  function ask(text: string): Promise<Passage[]> {
    const { current } = inFlight;
    if (current?.text === text) return current.answer;
    current?.stop.abort();
    const stop = new AbortController();
    const answer = answerTo(text, stop.signal);
    inFlight.current = { text, stop, answer };
    return answer;
  }

  async function answerTo(text: string, signal: AbortSignal) {
    setQuestion({ state: "asking" });
    try {
      const passages = await askSite({ query: text, language }, signal);
      setQuestion({ state: "answered", passages, isNew: true });
      return passages;
    } catch (error) {
      if (!signal.aborted) setQuestion(failureOf(error));
      throw error;
    } finally {
      if (!signal.aborted) inFlight.current = null;
    }
  }

  return [question, ask];
}
