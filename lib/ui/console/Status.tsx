import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import type { Outcome } from "../browser/call_site.ts";

interface Props {
  /** What came; null where nothing did yet. */
  outcome: Pick<Outcome, "status" | "code" | "bytes"> & Partial<Outcome> | null;
  /** Whether none came to the last call. */
  isUnanswered?: boolean;
  /** Instead of what is left in the window of requests. */
  note?: string;
  voice: ConsoleVoice;
}

/** The line between a call and its answer: the status, and what it cost. */
export function Status({ outcome, isUnanswered, note, voice }: Props) {
  const { words: said, language } = voice;
  if (isUnanswered) return <p class="bar wait">{said.unanswered}</p>;
  if (!outcome) return null;
  const { status, code, milliseconds, bytes, remaining, limit } = outcome;
  const left = remaining && limit && fill(said.left, { remaining, limit });
  const cost = [
    milliseconds !== undefined &&
    fill(said.took, { milliseconds: writtenNumber(milliseconds, language) }),
    fillCount(said.bytes, bytes, language),
  ].filter((fact) => fact !== false);
  return (
    <p class="bar" data-markdown-ignore>
      <span class={code ? "wait" : "ok"}>{status} {code}</span>
      {cost.map((fact) => <span key={fact} class="n">{fact}</span>)}
      <span class="end">{note ?? left}</span>
    </p>
  );
}
