import { Json } from "../console/Json.tsx";
import { shortened } from "../console/json_lines.ts";
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
  /** What the operation gives, for those who do not see its pictures. */
  summary: string;
}

/** Items of a list that are shown; a mark stands for the others. */
const MOST = 2;

/**
 * What this very site answered when the page was made, and says so. Programs
 * are told what stays true until the content changes.
 */
export function Recorded({ answer, summary }: Props) {
  const { words: { console: words }, language } = useSite();
  return (
    <div data-markdown-ignore={!answer.isLasting || undefined}>
      <Status
        outcome={answer}
        note={words.recorded}
        voice={{ words, language }}
      />
      {answer.text
        ? (
          <Json
            text={JSON.stringify(
              shortened(
                JSON.parse(answer.text),
                MOST,
                (left) => `… ${fillCount(words.more, left, language)}`,
              ),
            )}
          />
        )
        : <Pictures summary={summary} />}
    </div>
  );
}

/** As the call has it, and two more of what its parameters can say. */
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
