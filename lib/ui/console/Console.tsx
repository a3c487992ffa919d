import type { ComponentChildren } from "preact";
import type { Outcome } from "../browser/call_site.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import { CurlPanel } from "./CurlPanel.tsx";
import { Json } from "./Json.tsx";
import { Status } from "./Status.tsx";
import { Tabs } from "./Tabs.tsx";
import type { Run } from "./use_run.ts";

interface AnswerProps {
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

interface Props extends AnswerProps {
  /** Prefix of the ids of its elements. */
  id: string;
  baseUrl: string;
  /** Names of the languages of `code`, besides curl. */
  languages?: string[];
  code?: ComponentChildren;
  form: ComponentChildren;
}

/** A call to try: its code behind tabs, the form that sends it, the answer. */
export function Console({ id, baseUrl, code, form, ...props }: Props) {
  const { run, voice: { words }, languages = [] } = props;
  return (
    <div class="con">
      <div class="bar">
        <Tabs
          name={`${id}_code`}
          label={words.languages}
          names={["curl", ...languages]}
          lang="en"
        />
      </div>
      <CurlPanel id={id} baseUrl={baseUrl} call={run.call} copy={words.copy} />
      {code}
      {form}
      <Answer {...props} />
    </div>
  );
}

/** The last answer; the one before stays until the next arrives. */
function Answer({ run, voice, read, children }: AnswerProps) {
  const { outcome, isUnanswered, isRunning } = run;
  const reading = outcome && (read?.(outcome) ?? readBody(outcome, voice));
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

function readBody(
  { mediaType, path, text }: Outcome,
  voice: ConsoleVoice,
): Reading {
  if (!mediaType.startsWith("image/")) {
    return { body: <Json {...{ text, voice }} /> };
  }
  return {
    body: (
      <div class="pics">
        <img src={path} alt="" />
      </div>
    ),
  };
}
