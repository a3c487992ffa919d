import type { Speech } from "./speech.ts";

/** Above the head of whoever says it; whole, and for all, it is in the transcript. */
export function Bubble({ of, lines }: Speech) {
  return (
    <div class={`bubble of-${of}`} aria-hidden="true" data-markdown-ignore>
      {lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}
