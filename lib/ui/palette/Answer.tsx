import type { Outcome } from "../browser/palette/use_palette.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";

interface Props {
  outcome: Outcome;
  words: Words["palette"];
  /** Seconds until something may be run again. */
  left: number;
}

/** What came of a line, in place; errors in the API's own words. */
export function Answer(props: Props) {
  const { state } = props.outcome;
  const isFault = state === "refused" || state === "unreachable";
  return (
    <pre class={isFault ? "wait" : undefined} dir="auto">
      {withSoftNames(spoken(props))}
    </pre>
  );
}

/** Where it is JSON, its values stand out. */
function withSoftNames(text: string) {
  if (!/^[[{]/.test(text)) return text;
  return text.split(/("[^"]*"(?=:))/).map((part, at) =>
    at % 2 ? <i key={at}>{part}</i> : part
  );
}

/** The same as a text, for those who listen. */
export function spoken({ outcome, words, left }: Props): string {
  switch (outcome.state) {
    case "running":
      return words.running;
    case "said":
      return outcome.text || words.nothing;
    case "unreachable":
      return words.unreachable;
    case "refused": {
      const again = fill(words.again, { seconds: `${left}` });
      return `${outcome.code}: ${outcome.message}${left ? ` ${again}` : ""}`;
    }
  }
}
