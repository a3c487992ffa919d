import { useRef, useState } from "preact/hooks";
import { ApiError } from "../../clients/typescript/api_error.ts";
import { askSite } from "./ask_site.ts";
import type { Passage } from "./passage.ts";

/** What has become of a question. */
export type Question =
  | { state: "unasked" }
  | { state: "asking" }
  | { state: "answered"; passages: Passage[]; isNew: boolean }
  | { state: "refused"; code: string; message: string; until: number }
  | { state: "unreachable" };

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
      if (!signal.aborted) setQuestion(failure(error));
      throw error;
    }
  }

  return [question, ask];
}

function failure(error: unknown): Question {
  if (!(error instanceof ApiError)) return { state: "unreachable" };
  const { code, message, retryAfter = 0 } = error;
  const until = Date.now() + retryAfter * 1000;
  return { state: "refused", code, message, until };
}
