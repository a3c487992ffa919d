import type { Call } from "../../api/calls/call.ts";
import { Curl } from "./Curl.tsx";

interface Props {
  /** Begins the id of the line. */
  id: string;
  baseUrl: string;
  call: Call;
  /** What the button says that copies it. */
  copy: string;
}

/** The curl line of a call, to copy. */
export function CurlPanel({ id, baseUrl, call, copy }: Props) {
  return (
    <div class="code">
      <Curl id={`${id}_curl`} baseUrl={baseUrl} call={call} />
      <button class="copy scripted" type="button" data-copy={`#${id}_curl`}>
        {copy}
      </button>
    </div>
  );
}
