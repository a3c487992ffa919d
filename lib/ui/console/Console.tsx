import type { ComponentChildren } from "preact";
import type { Outcome } from "../browser/call_site.ts";
import { Answer, type Reading } from "./Answer.tsx";
import type { ConsoleVoice } from "./console_voice.ts";
import { CurlPanel } from "./CurlPanel.tsx";
import { Tabs } from "./Tabs.tsx";
import type { Run } from "./use_run.ts";

interface Props {
  /** Prefix of the ids of its elements. */
  id: string;
  baseUrl: string;
  run: Run;
  voice: ConsoleVoice;
  /** Names of the languages of `code`, besides curl. */
  languages?: string[];
  code?: ComponentChildren;
  form: ComponentChildren;
  read?: (outcome: Outcome) => Reading;
  /** Shown until an answer arrives. */
  children: ComponentChildren;
}

/** A call to try: its code behind tabs, the form that sends it, the answer. */
export function Console(props: Props) {
  const { id, baseUrl, run, voice, languages = [], read, children } = props;
  return (
    <div class="con">
      <div class="bar">
        <Tabs
          name={`${id}_code`}
          label={voice.words.languages}
          names={["curl", ...languages]}
          lang="en"
        />
      </div>
      <CurlPanel
        id={id}
        baseUrl={baseUrl}
        call={run.call}
        copy={voice.words.copy}
      />
      {props.code}
      {props.form}
      <Answer run={run} voice={voice} read={read}>{children}</Answer>
    </div>
  );
}
