import { useEnglish, useWords } from "./site_context.ts";

/** A passage of the site that says something to a question. */
export interface Passage {
  /** What says it: a `doc` is English, whoever's site it is. */
  kind: string;
  /** Of the page or the fact that has it. */
  name: string;
  /** With the anchor of the section. */
  path: string;
  /** Words of the site. */
  description: string;
  /** 1 to 100. */
  score: number;
}

interface Props {
  /** A question that came with the page, and its passages, best first. */
  asked: { question: string; found: Passage[] } | undefined;
}

/** Takes a question in plain words, and answers it in words of the site. */
export function AskBox({ asked }: Props) {
  const { ask } = useWords();
  return (
    <>
      <form class="ask" role="search" action="/">
        <input
          type="search"
          name="ask"
          value={asked?.question}
          aria-label={ask.label}
          required
          maxlength={500}
        />
        <button type="submit" class="btn">{ask.button}</button>
      </form>
      {asked && <Answer passages={asked.found} />}
    </>
  );
}

function Answer({ passages }: { passages: Passage[] }) {
  const { ask } = useWords();
  const english = useEnglish();
  return (
    <div class="answer">
      {passages.map(({ kind, name, path, description }) => (
        <p key={path} {...(kind === "doc" ? english : {})}>
          {description} <a href={path}>{name}</a>
        </p>
      ))}
      {passages.length === 0 && <p>{ask.nothing}</p>}
    </div>
  );
}
