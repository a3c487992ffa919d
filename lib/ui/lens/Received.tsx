import type { Twin } from "../browser/twin.ts";
import type { Words } from "../../base/words/words.ts";

export function Received(
  { twin: { status, headers, text }, words }: {
    twin: Twin;
    words: Words["lens"];
  },
) {
  return (
    <section class="wrap row">
      <div class="k">
        <h2>{words.headers}</h2>
        <dl class="m" dir="ltr">
          <dt>{STATUS}</dt>
          <dd>{status}</dd>
          {NAMES.filter((name) => headers.has(name)).map((name) => (
            <>
              <dt>{name}</dt>
              <dd>{headers.get(name)}</dd>
            </>
          ))}
        </dl>
      </div>
      <pre class="w raw" dir="ltr" tabIndex={0}>{highlighted(text)}</pre>
    </section>
  );
}

// The pseudo-header of HTTP/2 (RFC 9113, section 8.3.2).
const STATUS = ":status";

/** Headers of the page. Others are about the connection. */
const NAMES = [
  "content-type",
  "x-markdown-tokens",
  "cache-control",
  "etag",
  "link",
  "content-signal",
];

/** Keeps every character. Front matter is soft, headings are strong. */
function highlighted(text: string) {
  const [front = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const parts = text.slice(front.length).split(/^(#{1,6} .*)$/m);
  return [
    <i key="front">{front}</i>,
    ...parts.map((part, at) => at % 2 ? <b key={at}>{part}</b> : part),
  ];
}
