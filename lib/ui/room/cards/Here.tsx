import { fillCount } from "../../../base/words/fill.ts";
import type { Words } from "../../../base/words/words.ts";
import { useVisitors } from "../../browser/use_visitors.ts";

interface Props {
  count: number;
  /** BCP 47. */
  language: string;
  words: Words["visitors"];
}

/** The number of visitors, kept up to date, with a cup of coffee. */
export function Here({ count, language, words }: Props) {
  const [visitors, element] = useVisitors<HTMLDivElement>(count);
  const here = Math.max(visitors?.count ?? count, 1);
  return (
    <div ref={element} class="cup">
      <svg viewBox="0 0 28 32" aria-hidden="true">
        <path class="steam" d="M9 12q-3-3 0-6t0-5M15 12q-3-3 0-6t0-5" />
        <path d="M4 14h16v9q0 6-8 6t-8-6zM20 17h5v6h-5" />
      </svg>
      <p class="big">
        {here > 1 ? fillCount(words.others, here - 1, language) : words.alone}
      </p>
    </div>
  );
}
