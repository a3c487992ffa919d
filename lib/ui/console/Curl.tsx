import { type Call, curlOf } from "../../api/calls/call.ts";

interface Props {
  /** Of the element, for who copies it. */
  id: string;
  baseUrl: string;
  call: Call;
}

/** The line of a shell that sends the call, word for word. */
export function Curl({ id, baseUrl, call }: Props) {
  const [before, address, after] = curlOf(baseUrl, call);
  return (
    <pre id={id} tabindex={0}>
      <code class="language-sh">{before}<b>{address}</b>{after}</code>
    </pre>
  );
}
