import type { Outcome } from "../browser/palette/use_palette.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";

interface Props {
  outcome: Outcome;
  words: Words["palette"];
  /** Seconds until the end of `Retry-After`. */
  left: number;
}

/** The outcome of a line. Errors have the message of the API. */
export function Answer(props: Props) {
  const { state } = props.outcome;
  const isFault = state === "refused" || state === "unreachable";
  return (
    <pre class={isFault ? "wait" : undefined} dir="auto">
      {withSoftNames(textOf(props))}
    </pre>
  );
}

/** Makes the names of JSON soft. */
function withSoftNames(text: string) {
  if (!/^[[{]/.test(text)) return text;
  return text.split(/("[^"]*"(?=:))/).map((part, at) =>
    at % 2 ? <i key={at}>{part}</i> : part
  );
}

export function textOf({ outcome, words, left }: Props): string {
  switch (outcome.state) {
    case "running":
      return words.running;
    case "done":
      return outcome.text || words.nothing;
    case "unreachable":
      return words.unreachable;
    case "refused": {
      const again = fill(words.again, { seconds: `${left}` });
      return `${outcome.code}: ${outcome.message}${left ? ` ${again}` : ""}`;
    }
  }
}
