import { useRef, useState } from "preact/hooks";
import { askSite } from "./ask_site.ts";
import { type Failure, failureOf } from "./failure.ts";
import type { Passage } from "./passage.ts";

/** What has become of a question. */
export type Question =
  | { state: "unasked" }
  | { state: "asking" }
  | { state: "answered"; passages: Passage[]; isNew: boolean }
  | Failure;

/** A question that has no answer yet. */
interface Asked {
  text: string;
  stop: AbortController;
  answer: Promise<Passage[]>;
}

/**
 * Asks one question at a time: another one takes its place, and the same one is
 * not sent again. `ask` gives the passages to whoever waits for them, and rejects
 * where there are none to give.
 */
export function useQuestion(
  first: Question,
): [Question, (text: string) => Promise<Passage[]>] {
  const [question, setQuestion] = useState(first);
  const underWay = useRef<Asked | null>(null);

  function ask(text: string): Promise<Passage[]> {
    const { current } = underWay;
    if (current?.text === text) return current.answer;
    current?.stop.abort();
    const stop = new AbortController();
    const answer = answerTo(text, stop.signal);
    underWay.current = { text, stop, answer };
    return answer;
  }

  async function answerTo(
    text: string,
    signal: AbortSignal,
  ): Promise<Passage[]> {
    setQuestion({ state: "asking" });
    try {
      const passages = await askSite(text, signal);
      setQuestion({ state: "answered", passages, isNew: true });
      return passages;
    } catch (error) {
      if (!signal.aborted) setQuestion(failureOf(error));
      throw error;
    } finally {
      if (!signal.aborted) underWay.current = null;
    }
  }

  return [question, ask];
}
