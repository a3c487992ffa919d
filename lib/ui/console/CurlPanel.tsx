import { type Call, curlOf } from "../../api/calls/call.ts";

interface LineProps {
  /** Id of the element, for a button that copies its text. */
  id: string;
  baseUrl: string;
  call: Call;
}

/** The shell command that sends the call. */
export function CurlLine({ id, baseUrl, call }: LineProps) {
  const [before, address, after] = curlOf(baseUrl, call);
  return (
    <pre id={id} tabindex={0}>
      <code class="language-sh">{before}<b>{address}</b>{after}</code>
    </pre>
  );
}

interface Props extends LineProps {
  /** Prefix of the id of the line. */
  id: string;
  copy: string;
}

export function CurlPanel({ id, baseUrl, call, copy }: Props) {
  return (
    <div class="code">
      <CurlLine id={`${id}_curl`} baseUrl={baseUrl} call={call} />
      <button class="copy scripted" type="button" data-copy={`#${id}_curl`}>
        {copy}
      </button>
    </div>
  );
}
