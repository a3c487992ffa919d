import { useRef, useState } from "preact/hooks";
import { useCountdown } from "../lib/ui/browser/use_countdown.ts";
import { type Question, useQuestion } from "../lib/ui/browser/use_question.ts";
import type { Asked, Passage } from "../lib/ui/browser/passage.ts";
import { announcement } from "../lib/ui/ask/announcement.ts";
import { AskAnswer, type AskVoice } from "../lib/ui/ask/AskAnswer.tsx";

interface Props extends AskVoice {
  /** Path of the page that answers without script. */
  action: string;
  /** Its query parameter. */
  name: string;
  /** The question in the address, and its answer. */
  asked?: Asked<Passage[]>;
  /** Language that a question names. Undefined in a site in one language. */
  named?: string;
  /** Description of the form for WebMCP. */
  tool: string;
  /** In characters. */
  longest: number;
  load?: "interaction";
}

/** Answers a question with passages of the site. */
export default function Ask(props: Props) {
  const { asked, action, name, named, tool, longest, ...voice } = props;
  const { words, examples } = voice;
  const input = useRef<HTMLInputElement>(null);
  const [question, ask] = useQuestion(firstOf(asked), named);
  const [text, setText] = useState(asked?.question);
  const left = useCountdown(question.state === "refused" ? question.until : 0);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text || left > 0) return;
    setText(text);
    const answer = ask(text);
    answer.catch(ignored);
    answerAgent(event, answer);
  }

  function onExample(text: string) {
    if (input.current) input.current.value = text;
    if (left > 0) return;
    setText(text);
    ask(text).catch(ignored);
  }

  return (
    <>
      <form
        class="ask"
        role="search"
        action={action}
        onSubmit={onSubmit}
        {
          // WebMCP makes a tool of the form.
          ...{ toolname: "ask", tooldescription: tool, toolautosubmit: "" }
        }
      >
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={words.label}
          placeholder={examples[0]}
          defaultValue={asked?.question}
          maxlength={longest}
          required
          {...{ toolparamdescription: words.parameter }}
        />
        <button
          type="submit"
          class="btn"
          data-online
          aria-disabled={left > 0}
          onClick={askOnce}
        >
          {words.button}
        </button>
      </form>
      <p class="away s soft" data-markdown-ignore>{words.offline}</p>
      <p class="sr" role="status">{announcement(question, left, voice)}</p>
      <AskAnswer
        {...{ question, left, voice, name, onExample }}
        asked={text}
      />
    </>
  );
}

function firstOf(asked: Props["asked"]): Question {
  return asked
    ? { state: "answered", passages: asked.found, isNew: false }
    : { state: "unasked" };
}

/** Ignores the second click of a double click. */
function askOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The page shows the error. */
function ignored() {}

/** Passes the passages to an agent that filled in the form (WebMCP). */
function answerAgent(event: SubmitEvent, answer: Promise<Passage[]>): void {
  if (Reflect.get(event, "agentInvoked") !== true) return;
  const respond: unknown = Reflect.get(event, "respondWith");
  if (typeof respond === "function") respond.call(event, answer);
}
