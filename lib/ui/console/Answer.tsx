import type { ComponentChildren } from "preact";
import type { Outcome } from "../browser/call_site.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import { Json } from "./Json.tsx";
import { Status } from "./Status.tsx";
import type { Run } from "./use_run.ts";

interface Props {
  run: Run;
  voice: ConsoleVoice;
  /** Renders an answer; JSON and pictures by default. */
  read?: (outcome: Outcome) => Reading;
  /** Shown until an answer arrives. */
  children: ComponentChildren;
}

export interface Reading {
  /** Error code of a protocol above HTTP. */
  code?: string | number;
  body: ComponentChildren;
}

/** The last answer; the one before stays until the next arrives. */
export function Answer({ run, voice, read = readBody, children }: Props) {
  const { outcome, isUnanswered, isRunning } = run;
  const reading = outcome && read(outcome);
  const code = reading?.code ?? outcome?.code;
  return (
    <div class="out" aria-live="polite" aria-busy={isRunning}>
      <Status
        outcome={outcome && { ...outcome, code }}
        isUnanswered={isUnanswered}
        voice={voice}
      />
      {reading ? reading.body : children}
    </div>
  );
}

function readBody({ mediaType, path, text }: Outcome): Reading {
  if (!mediaType.startsWith("image/")) return { body: <Json text={text} /> };
  return {
    body: (
      <div class="pics">
        <img src={path} alt="" />
      </div>
    ),
  };
}
