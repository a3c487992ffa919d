import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import type { Outcome } from "../browser/call_site.ts";

interface Props {
  /** Null before the first call. */
  outcome: Pick<Outcome, "status" | "code" | "bytes"> & Partial<Outcome> | null;
  /** The last call failed without a response. */
  isUnanswered?: boolean;
  /** Shown instead of the rest of the rate window. */
  note?: string;
  voice: ConsoleVoice;
}

/** The line above an answer: status, duration, size. */
export function Status({ outcome, isUnanswered, note, voice }: Props) {
  const { words, language } = voice;
  if (isUnanswered) return <p class="bar wait">{words.unanswered}</p>;
  if (!outcome) return null;
  const { status, code, milliseconds, bytes, remaining, limit } = outcome;
  const left = remaining && limit && fill(words.left, { remaining, limit });
  const cost = [
    milliseconds !== undefined &&
    fill(words.took, { milliseconds: writtenNumber(milliseconds, language) }),
    fillCount(words.bytes, bytes, language),
  ].filter((fact) => fact !== false);
  return (
    <p class="bar" data-markdown-ignore>
      <span class={code ? "wait" : "ok"}>{status} {code}</span>
      {cost.map((fact) => <span key={fact} class="n">{fact}</span>)}
      <span class="end">{note ?? left}</span>
    </p>
  );
}
