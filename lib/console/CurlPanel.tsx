import type { Call } from "./call.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import { Curl } from "./Curl.tsx";

interface Props {
  /** Begins the id of the line. */
  id: string;
  baseUrl: string;
  call: Call;
  voice: ConsoleVoice;
}

/** The curl line of a console, to copy. */
export function CurlPanel({ id, baseUrl, call, voice }: Props) {
  return (
    <div class="code">
      <Curl id={`${id}_curl`} baseUrl={baseUrl} call={call} />
      <button class="copy scripted" type="button" data-copy={`#${id}_curl`}>
        {voice.words.copy}
      </button>
    </div>
  );
}
