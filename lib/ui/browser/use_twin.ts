import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../../../clients/typescript/api_error.ts";
import { fetchTwin, type Twin } from "./twin.ts";

/** What has become of the request for a twin. */
type TwinAnswer =
  | { state: "asked" }
  | { state: "received"; twin: Twin }
  /** `code` is the API's own; without one the site could not be reached. */
  | { state: "failed"; code: string | undefined };

/** Fetches the twin, and again on demand. */
export function useTwin(path: string): [TwinAnswer, () => void] {
  const [answer, setAnswer] = useState<TwinAnswer>({ state: "asked" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setAnswer({ state: "asked" });
    answerOf(path).then((answer) => isWanted && setAnswer(answer));
    return () => {
      isWanted = false;
    };
  }, [path, tries]);
  return [answer, () => setTries(tries + 1)];
}

async function answerOf(path: string): Promise<TwinAnswer> {
  try {
    return { state: "received", twin: await fetchTwin(path) };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    return { state: "failed", code };
  }
}
