import { useState } from "preact/hooks";
import { callSite, type Outcome } from "../browser/call_site.ts";
import { useCountdown } from "../browser/use_countdown.ts";
import type { Call } from "../../api/calls/call.ts";

/** How it stands with the calls of a form. */
export interface Run {
  /** The last one that was sent; before the first one an example. */
  call: Call;
  isRunning: boolean;
  /** The last answer. */
  outcome: Outcome | null;
  /** Whether none came to the last call. */
  isUnanswered: boolean;
  /** Whole seconds until another call is worth making. */
  wait: number;
  send(call: Call): Promise<void>;
}

/** Sends calls to the site itself, one at a time, each once. */
export function useRun(example: Call): Run {
  const [call, setCall] = useState(example);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const wait = useCountdown(outcome?.until ?? 0);

  async function send(next: Call): Promise<void> {
    if (isRunning || wait > 0) return;
    setRunning(true);
    setCall(next);
    try {
      setOutcome(await callSite(next));
      setUnanswered(false);
    } catch {
      setUnanswered(true);
    } finally {
      setRunning(false);
    }
  }

  return { call, isRunning, outcome, isUnanswered, wait, send };
}
