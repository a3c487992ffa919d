import type { Question } from "../browser/use_question.ts";
import { fillCount } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import type { LanguageAttributes } from "../in_language.ts";
import { mailWith } from "../../base/text/mailto.ts";
import { Certain, Found } from "./Passages.tsx";

/** The words of the box, in the language of the site. */
export interface AskVoice {
  words: Words["ask"]["box"];
  /** A sentence about possible questions. */
  invitation: string;
  /** The preferred channel of the owner. Undefined if there is none. */
  owner: { url: string; label: string } | undefined;
  /** Questions that have an answer. The first is the placeholder of the field. */
  examples: string[];
  /** BCP 47 */
  language: string;
  /** Attributes of passages of the manual. */
  english: LanguageAttributes;
  /** Undefined if names for programs are shown. */
  isQuiet?: true;
}

interface Props {
  question: Question;
  /** The text of the question, as far as it is known. */
  asked?: string;
  /** Seconds until another question is accepted. */
  left: number;
  voice: AskVoice;
  /** Parameter of the question, and anchor of its answer, on the same page. */
  name: string;
  onExample(question: string): void;
}

/** The answer to a question, or examples of questions. */
export function AskAnswer(props: Props) {
  const { question, voice: { words, english } } = props;
  if (question.state === "unasked") return <Examples {...props} />;
  if (question.state !== "answered") {
    return (
      <div class="answer flow asking">
        <Unanswered {...props} />
      </div>
    );
  }
  const { isNew, passages } = question;
  const [best] = passages;
  if (best?.nearest) return <Found {...{ passages, words, english }} />;
  if (best) {
    return (
      <Certain
        key={best.description}
        answer={best}
        {...{ isNew, words, english }}
      />
    );
  }
  return (
    <>
      <div class="found btns">
        <p>{words.nothing}</p>
        <ToOwner {...props} />
      </div>
      <Examples {...props} />
    </>
  );
}

/** The preferred channel; an email has the question in it. */
function ToOwner({ asked, voice: { owner } }: Props) {
  if (!owner) return null;
  const { url, label } = owner;
  const isMail = url.startsWith("mailto:");
  const href = isMail && asked
    ? mailWith(url, { subject: asked.slice(0, MAX_SUBJECT), body: asked })
    : url;
  return <a class="btn go" href={href}>{label}</a>;
}

const MAX_SUBJECT = 60;

/** Links that ask, also without script. */
function Examples({ voice, name, onExample }: Props) {
  const { words, examples: [, ...examples] } = voice;
  return (
    <ul class="s soft links" data-markdown-ignore>
      <li>{words.examples}</li>
      {examples.map((question) => (
        <li key={question}>
          <a
            href={`?${new URLSearchParams({ [name]: question })}#${name}`}
            rel="nofollow"
            // The link leads to this page, but to another answer.
            aria-current={false}
            onClick={(event) => {
              event.preventDefault();
              onExample(question);
            }}
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Unanswered({ question, left, voice }: Props) {
  const { words, english, language, isQuiet } = voice;
  if (question.state === "asking") {
    return (
      <p>
        <span class="caret" />
      </p>
    );
  }
  const refusal = question.state === "refused" && question;
  return (
    <>
      {!refusal && <p class="wait">{words.unreachable}</p>}
      {refusal && (
        <p class="wait" {...english}>
          {!isQuiet && <code>{refusal.code}</code>} {refusal.message}
        </p>
      )}
      <p class="s soft">
        {refusal && left > 0
          ? fillCount(words.again, left, language)
          : words.retry}
      </p>
    </>
  );
}
