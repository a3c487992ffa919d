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
  const mark = (left: number) => `… ${fillCount(words.more, left, language)}`;
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
            text={JSON.stringify(shortened(JSON.parse(answer.text), mark))}
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

/** Returns the value with the first items of each list, and `mark` for the others. */
export function shortened(
  value: unknown,
  mark: (left: number) => string,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    const members = Object.entries(value)
      .map(([name, member]) => [name, shortened(member, mark)]);
    return Object.fromEntries(members);
  }
  const shown = value.slice(0, MAX_ITEMS).map((item) => shortened(item, mark));
  const left = value.length - shown.length;
  return left > 0 ? [...shown, mark(left)] : shown;
}
