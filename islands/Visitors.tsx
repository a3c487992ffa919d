import { useEffect, useState } from "preact/hooks";
import { useVisitors, type Visitors } from "../lib/ui/browser/use_visitors.ts";
import { clockOf } from "../lib/base/time/hours.ts";
import { writtenTime } from "../lib/base/words/dates.ts";
import { fill, fillCount } from "../lib/base/words/fill.ts";
import type { Words } from "../lib/base/words/words.ts";

interface ShadowProps {
  /** Null if unknown. */
  count: number | null;
  load?: "visible";
}

interface FolkProps extends ShadowProps {
  /** Address of the picture of a reader who has not chosen a figure. */
  usual: string;
}

/** The reader, and at most four others. */
const MAX_SHADOWS = 5;

/**
 * A shadow on the floor for each visitor; the reader alone while the count is old or
 * unknown, and as dressed in the room.
 */
export function VisitorShadows({ count, usual }: FolkProps) {
  const [visitors, element] = useVisitors<HTMLDivElement>(count);
  const here = visitors?.isLive ? Math.max(1, visitors.count) : 1;
  const dressed = useDressed(usual);
  return (
    <div ref={element} class="folk" aria-hidden="true">
      {Array.from(
        { length: MAX_SHADOWS },
        (_, at) =>
          at === 0 && dressed
            ? <img key={at} src={dressed} alt="" />
            : <i key={at} class={at < here ? "here" : undefined} />,
      )}
    </div>
  );
}

/** Address of the reader's picture, once it is there: without one the shadow stays. */
function useDressed(usual: string): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSource(image.src);
    const dress = () => image.src = savedPicture() ?? usual;
    dress();
    // Back shows the page as it was left.
    addEventListener("pageshow", dress);
    return () => removeEventListener("pageshow", dress);
  }, []);
  return source;
}

/** Address of the picture that was chosen in the room, if one was. */
function savedPicture(): string | undefined {
  try {
    // The API refuses what is no figure.
    const { figure } = JSON.parse(localStorage.room);
    const query = new URLSearchParams({ figure, direction: "4", size: "l" });
    if (figure) return `/api/v1/room-avatar?${query}`;
  } catch {
    // Never dressed, or nothing may be stored.
  }
}

interface CountProps extends ShadowProps {
  words: Words["visitors"];
  /** BCP 47. */
  language: string;
  /** Leaves out the field of the API. */
  isQuiet?: boolean;
}

const STATS = "/api/v1/stats";

/** The number of visitors as a sentence, and as a field of the API. */
export function VisitorCount({ count, words, language, isQuiet }: CountProps) {
  const [visitors, element] = useVisitors<HTMLParagraphElement>(count);
  const fact = `active_visitors: ${visitors?.count}`;
  // A count that does not have the reader yet would contradict the sentence.
  const showsFact = !isQuiet && (visitors?.count ?? 0) > 0;
  return (
    <p ref={element} class="x says" data-live={STATS}>
      {visitors && (
        <>
          {sentenceOf(visitors, words, language)}
          {showsFact && (
            <cite>
              <a class="m" href={STATS}>
                <code>{fact}</code>
              </a>
            </cite>
          )}
        </>
      )}
    </p>
  );
}

/** The reader is one of the visitors, also before they are counted. */
function sentenceOf(
  { count, at, isLive }: Visitors,
  words: Words["visitors"],
  language: string,
): string {
  if (!isLive) {
    return fill(words.at, { time: writtenTime(clockOf(at), language) });
  }
  return count > 1 ? fillCount(words.others, count - 1, language) : words.alone;
}
