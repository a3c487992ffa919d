import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../../../clients/typescript/api_error.ts";
import { fetchTwin, type Twin } from "./twin.ts";

type TwinAnswer =
  | { state: "asked" }
  | { state: "received"; twin: Twin }
  /** Without a `code` the site could not be reached. */
  | { state: "failed"; code: string | undefined };

/** Fetches the twin, and again when the function is called. */
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
