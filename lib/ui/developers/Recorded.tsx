import { Json } from "../console/Json.tsx";
import { Status } from "../console/Status.tsx";
import type { RecordedAnswer } from "../../api/calls/types.ts";
import { useEnglish, useSite } from "../site_context.ts";
import {
  avatarAddress,
  EXAMPLE,
  type Stance,
} from "../../graphics/addresses.ts";
import { HEIGHT, WIDTH } from "../../graphics/avatar.ts";
import { fillCount } from "../../base/words/fill.ts";

interface Props {
  answer: RecordedAnswer;
  /** Alternative text of pictures. */
  summary: string;
}

/** Items that are shown of each list. */
const MAX_ITEMS = 2;

/** The answer of this site. The Markdown twin has it only if it is lasting. */
export function Recorded({ answer, summary }: Props) {
  const { words: { console: words }, language } = useSite();
  const voice = { words, language };
  return (
    <div data-markdown-ignore={!answer.isLasting || undefined}>
      <Status
        outcome={answer}
        note={words.recorded}
        voice={voice}
      />
      {answer.text
        ? (
          <Json
            voice={voice}
            text={JSON.stringify(
              shortened(
                JSON.parse(answer.text),
                MAX_ITEMS,
                (left) => `… ${fillCount(words.more, left, language)}`,
              ),
            )}
          />
        )
        : <Pictures summary={summary} />}
    </div>
  );
}

/** As in the example, and two other stances. */
const VARIED: Stance[] = ["right", "surprised", "waving"];

function Pictures({ summary }: Pick<Props, "summary">) {
  const english = useEnglish();
  return (
    <div class="pics">
      {VARIED.map((stance, at) => (
        <img
          key={stance}
          src={avatarAddress(EXAMPLE, stance)}
          alt={at === 0 ? summary : ""}
          {...english}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
        />
      ))}
    </div>
  );
}

/** Returns the value with at most `max` items of each list, and `mark` for the others. */
export function shortened(
  value: unknown,
  max: number,
  mark: (left: number) => string,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map((
        [name, member],
      ) => [name, shortened(member, max, mark)]),
    );
  }
  const shown = value.slice(0, max).map((item) => shortened(item, max, mark));
  const left = value.length - shown.length;
  return left > 0 ? [...shown, mark(left)] : shown;
}
