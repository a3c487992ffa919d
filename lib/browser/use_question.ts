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

/**
 * Asks one question at a time: another one takes its place. `ask` gives the
 * passages to whoever waits for them, and rejects where there are none to give.
 */
export function useQuestion(
  first: Question,
): [Question, (text: string) => Promise<Passage[]>] {
  const [question, setQuestion] = useState(first);
  const underWay = useRef<AbortController | null>(null);

  async function ask(text: string): Promise<Passage[]> {
    underWay.current?.abort();
    const { signal } = underWay.current = new AbortController();
    setQuestion({ state: "asking" });
    try {
      const passages = await askSite(text, signal);
      setQuestion({ state: "answered", passages, isNew: true });
      return passages;
    } catch (error) {
      if (!signal.aborted) setQuestion(failureOf(error));
      throw error;
    }
  }

  return [question, ask];
}
