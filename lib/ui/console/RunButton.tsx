import { fillCount } from "../../base/words/fill.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import type { Run } from "./use_run.ts";

interface Props {
  run: Run;
  voice: ConsoleVoice;
}

/** Submits the form. It stays focusable while it is disabled. */
export function RunButton({ run, voice: { words, language } }: Props) {
  const { isRunning, wait, outcome } = run;
  const label = wait > 0
    ? fillCount(words.runAgain, wait, language)
    : isRunning
    ? words.running
    : words.run;
  return (
    <div class="btns" data-markdown-ignore>
      <button
        class="btn go"
        type="submit"
        data-online
        aria-disabled={isRunning || wait > 0}
      >
        {label}
      </button>
      <span class="soft s">
        {wait > 0 ? words.kept : outcome && words.here}
      </span>
      <span class="away soft s">{words.offline}</span>
    </div>
  );
}
