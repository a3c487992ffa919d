import { useVisitors } from "../lib/ui/browser/use_visitors.ts";
import type { Visitors } from "../lib/ui/browser/visitor_watch.ts";
import { clockOf } from "../lib/base/time/hours.ts";
import { writtenTime } from "../lib/base/words/dates.ts";
import { fill, fillCount } from "../lib/base/words/fill.ts";
import type { Words } from "../lib/base/words/words.ts";

interface ShadowProps {
  /** As the page knows it; null where it does not. */
  count: number | null;
  load?: "visible";
}

/** As many as there is room for. */
const MOST = 5;

/** A shadow on the floor for each of those who are here; none where that is not known now. */
export function VisitorShadows({ count }: ShadowProps) {
  const [visitors, element] = useVisitors<HTMLDivElement>(count);
  const here = visitors?.isLive ? visitors.count : 0;
  return (
    <div ref={element} class="folk" aria-hidden="true">
      {Array.from(
        { length: MOST },
        (_, at) => <i key={at} class={at < here ? "here" : undefined} />,
      )}
    </div>
  );
}

interface CountProps extends ShadowProps {
  words: Words["visitors"];
  /** BCP 47. */
  language: string;
}

const STATS = "/api/v1/stats";

/** How many are here, in a sentence and in the machine's words. */
export function VisitorCount({ count, words, language }: CountProps) {
  const [visitors, element] = useVisitors<HTMLParagraphElement>(count);
  const fact = `active_visitors: ${visitors?.count}`;
  return (
    <p ref={element} class="x says" data-live={STATS}>
      {visitors && (
        <>
          {sentenceOf(visitors, words, language)}
          <cite>
            <a class="m" href={STATS}>
              <code>{fact}</code>
            </a>
          </cite>
        </>
      )}
    </p>
  );
}

/** To whoever looks at the page, and so is one of them, once they are counted. */
function sentenceOf(
  { count, at, isLive }: Visitors,
  words: Words["visitors"],
  language: string,
): string {
  if (!isLive) {
    return fill(words.at, { time: writtenTime(clockOf(at), language) });
  }
  if (count === 0) return "";
  return count > 1 ? fillCount(words.others, count - 1, language) : words.alone;
}
