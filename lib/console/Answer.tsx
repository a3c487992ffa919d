import type { ComponentChildren } from "preact";
import type { ConsoleVoice } from "./console_voice.ts";
import { Json } from "./Json.tsx";
import { Status } from "./Status.tsx";
import type { Run } from "./use_run.ts";

interface Props {
  run: Run;
  voice: ConsoleVoice;
  /** The answer that was recorded, until another one comes. */
  children: ComponentChildren;
}

/** What came of the last call; the one before stays while another is under way. */
export function Answer({ run, voice, children }: Props) {
  const { outcome, failure, isRunning } = run;
  return (
    <div class="out" aria-live="polite" aria-busy={isRunning}>
      {outcome || failure
        ? <Status outcome={outcome} failure={failure} voice={voice} />
        : children}
      {outcome && !failure && <Body {...outcome} />}
    </div>
  );
}

function Body({ mediaType, path, text }: NonNullable<Run["outcome"]>) {
  if (!mediaType.startsWith("image/")) return <Json text={text} />;
  return (
    <div class="pics">
      <img src={path} alt="" />
    </div>
  );
}
