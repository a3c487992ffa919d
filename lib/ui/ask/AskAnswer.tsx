import type { Question } from "../browser/use_question.ts";
import { fillCount } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import { AskExamples } from "./AskExamples.tsx";
import { Passages, type Spoken } from "./Passages.tsx";

/** In which words an answer is given, and in which language. */
export interface AskVoice {
  words: Words["ask"]["box"];
  /** What can be asked, in one sentence. */
  invitation: string;
  /** Questions that have an answer. */
  examples: string[];
  /** BCP 47. */
  language: string;
  /** Attributes of what is English. */
  english: Spoken;
}

interface Props {
  question: Question;
  /** Seconds until another question may be asked. */
  left: number;
  voice: AskVoice;
  /** The page that answers where no script does, and by which parameter. */
  action: string;
  name: string;
  onExample(question: string): void;
}

/** What has become of a question, or what could be one. */
export function AskAnswer(props: Props) {
  const { question, voice } = props;
  const { words, english, invitation } = voice;
  if (question.state === "unasked") return <AskExamples {...props} />;
  if (question.state === "answered") {
    const [best, ...others] = question.passages;
    const { isNew } = question;
    if (best) {
      return (
        <div class="answer flow">
          <Passages
            key={best.description}
            passages={[best, ...others]}
            {...{ isNew, words, english }}
          />
        </div>
      );
    }
    return (
      <>
        <div class="answer flow">
          <p>{words.nothing}</p>
          <p class="s soft">{invitation}</p>
        </div>
        <AskExamples {...props} />
      </>
    );
  }
  return (
    <div class="answer flow asking">
      <Unanswered {...props} />
    </div>
  );
}

function Unanswered({ question, left, voice }: Props) {
  const { words, english, language } = voice;
  switch (question.state) {
    case "asking":
      return (
        <p>
          <span class="caret" />
        </p>
      );
    case "refused":
      return (
        <>
          <p class="wait" {...english}>
            <code>{question.code}</code> {question.message}
          </p>
          <p class="s soft">
            {left > 0 ? fillCount(words.again, left, language) : words.retry}
          </p>
        </>
      );
    default:
      return (
        <>
          <p class="wait">{words.unreachable}</p>
          <p class="s soft">{words.retry}</p>
        </>
      );
  }
}

/** What is said once to those who do not see it. */
export function spokenAnswer(
  question: Question,
  left: number,
  { words, invitation }: AskVoice,
): string {
  switch (question.state) {
    case "asking":
      return words.asking;
    case "answered": {
      if (!question.isNew) return "";
      const [best] = question.passages;
      return best?.description ?? `${words.nothing} ${invitation}`;
    }
    case "refused":
      return left > 0 ? question.message : words.ready;
    case "unreachable":
      return words.unreachable;
    default:
      return "";
  }
}
