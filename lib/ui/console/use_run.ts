import { useState } from "preact/hooks";
import { callSite, type Outcome } from "../browser/call_site.ts";
import { useCountdown } from "../browser/use_countdown.ts";
import type { Call } from "../../api/calls/call.ts";

/** State of the calls of a form. */
export interface Run {
  /** The last call; an example before the first. */
  call: Call;
  isRunning: boolean;
  outcome: Outcome | null;
  /** The last call failed without a response. */
  isUnanswered: boolean;
  /** Whole seconds until the server accepts another call. */
  wait: number;
  send(call: Call): Promise<void>;
}

/** Sends calls to this site, one at a time, without retries. */
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
