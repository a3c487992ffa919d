import { useEffect, useState } from "preact/hooks";
import { fill, fillCount } from "../../../base/words/fill.ts";
import type { Words } from "../../../base/words/words.ts";
import { askVisitors } from "../../browser/ask_visitors.ts";
import { useNow } from "../../browser/use_now.ts";

interface Props {
  count: number;
  /** BCP 47. */
  language: string;
  words:
    & Pick<Words["room"]["value"], "alone" | "counted">
    & Pick<Words["room"]["chalk"], "here">;
}

/** The number of visitors, counted anew, with a cup of coffee. The reader is one of them. */
export function Here({ count, language, words }: Props) {
  const [here, setHere] = useState(count);
  const [at, setAt] = useState<number>();
  const now = useNow();
  useEffect(() => {
    askVisitors().then((answer) => {
      if (answer.state !== "counted") return;
      setHere(Math.max(answer.count, 1));
      setAt(answer.at);
    });
  }, []);
  return (
    <div class="cup">
      <svg viewBox="0 0 28 32" aria-hidden="true">
        <path class="steam" d="M9 12q-3-3 0-6t0-5M15 12q-3-3 0-6t0-5" />
        <path class="china" d="M3 14h17v2h6v9h-8v3h-13v-3h-2zM20 18v5h4v-5z" />
        <path class="soil" stroke="none" d="M4 15h15v3h-15z" />
      </svg>
      <p class="big">
        {here > 1 ? fillCount(words.here, here, language) : words.alone}
      </p>
      <p>{at && fill(words.counted, { ago: ago(now - at, language) })}</p>
    </div>
  );
}

/** `age` in milliseconds. The clock of the visitor may be late. */
function ago(age: number, language: string): string {
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" })
    .format(-Math.max(Math.round(age / 1000), 0), "second");
}
