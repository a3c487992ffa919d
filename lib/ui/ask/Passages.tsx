import type { Passage } from "../browser/passage.ts";
import type { LanguageAttributes } from "../in_language.ts";
import { Revealed } from "./Revealed.tsx";

interface Common {
  words: { sources: string; own: string; nearest: string };
  /** Attributes of passages of the manual. */
  english: LanguageAttributes;
}

function languageOf(
  { isManual, language }: Passage,
  english: LanguageAttributes,
) {
  return {
    ...isManual && english,
    ...language && { lang: language, dir: "auto" as const },
  };
}

/** A longer answer is written smaller, in code points. */
const SHORT = 60;

interface CertainProps extends Common {
  answer: Passage;
  /** A script has just received it. */
  isNew: boolean;
}

/** Shows what is certain, large; a list whole below its heading. */
export function Certain({ answer, isNew, words, english }: CertainProps) {
  const [first = "", ...members] = answer.description.split("\n");
  const isLong = members.length > 0 || Array.from(first).length > SHORT;
  const attributes = languageOf(answer, english);
  return (
    <div class="answer flow">
      <p class={isLong ? "lead" : "title"} {...attributes}>
        {isNew ? <Revealed text={first} /> : first}
      </p>
      {members.length > 0 && (
        <ul {...attributes}>
          {members.map((member) => <Member key={member} text={member} />)}
        </ul>
      )}
      <p class="s soft">
        {words.sources} <a href={answer.path} {...attributes}>{answer.name}</a>
      </p>
    </div>
  );
}

/** A member of a list, its name in bold. */
function Member({ text }: { text: string }) {
  const at = text.indexOf(": ");
  if (at === -1) return <li>{text}</li>;
  return (
    <li>
      <b>{text.slice(0, at)}</b>
      {text.slice(at)}
    </li>
  );
}

interface FoundProps extends Common {
  /** Best first. */
  passages: Passage[];
}

/** Passages that come near, all of one size: none of them is the answer. */
export function Found({ passages, words, english }: FoundProps) {
  return (
    <div class="found flow">
      <h3 class="s soft">{words.nearest}</h3>
      <ul>
        {passages.map((passage) => (
          <li key={passage.path + passage.description}>
            <p class="s">
              <a href={passage.path} {...languageOf(passage, english)}>
                {passage.name}
              </a>
            </p>
            <p {...languageOf(passage, english)}>
              <Marked passage={passage} />
            </p>
          </li>
        ))}
      </ul>
      <p class="s soft">{words.own}</p>
    </div>
  );
}

/** The text with the sentence that matches in bold. */
function Marked(
  { passage: { description, match = "" } }: { passage: Passage },
) {
  const at = match ? description.indexOf(match) : -1;
  if (at === -1) return <Lines text={description} />;
  return (
    <>
      {description.slice(0, at)}
      <b>{match}</b>
      {description.slice(at + match.length)}
    </>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <>
      {text.split("\n").flatMap((line, at) =>
        at > 0 ? [<br key={at} />, line] : [line]
      )}
    </>
  );
}
