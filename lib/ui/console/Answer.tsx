import type { ComponentChildren } from "preact";
import type { Outcome } from "../browser/call_site.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import { Json } from "./Json.tsx";
import { Status } from "./Status.tsx";
import type { Run } from "./use_run.ts";

interface Props {
  run: Run;
  voice: ConsoleVoice;
  /** How an answer is shown; as JSON or as a picture where it is left out. */
  read?: (outcome: Outcome) => Reading;
  /** What stands here until an answer comes. */
  children: ComponentChildren;
}

export interface Reading {
  /** Of an error that a protocol of its own tells of. */
  code?: string | number;
  body: ComponentChildren;
}

/** What came of the last call; the one before stays while there is no other. */
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
