import { useRef } from "preact/hooks";
import { useCountdown } from "../lib/ui/browser/use_countdown.ts";
import { type Question, useQuestion } from "../lib/ui/browser/use_question.ts";
import type { Asked } from "../lib/ui/browser/asked.ts";
import type { Passage } from "../lib/ui/browser/passage.ts";
import {
  AskAnswer,
  type AskVoice,
  spokenAnswer,
} from "../lib/ui/ask/AskAnswer.tsx";

interface Props extends AskVoice {
  /** The path of the page, which answers where no script does. */
  action: string;
  /** The parameter that it answers. */
  name: string;
  /** A question that came with the page, and what the site says to it. */
  asked?: Asked<Passage[]>;
  /** What the form does, to agents of the browser. */
  tool: string;
  /** The most characters of a question. */
  longest: number;
  load?: "interaction";
}

/** Takes a question in plain words, and answers it in words of the site. */
export default function Ask(props: Props) {
  const { asked, action, name, tool, longest, ...voice } = props;
  const { words, examples } = voice;
  const input = useRef<HTMLInputElement>(null);
  const [question, ask] = useQuestion(firstOf(asked));
  const left = useCountdown(question.state === "refused" ? question.until : 0);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text || left > 0) return;
    const answer = ask(text);
    answer.catch(shown);
    answerAgent(event, answer);
  }

  function onExample(text: string) {
    if (input.current) input.current.value = text;
    if (left === 0) ask(text).catch(shown);
  }

  return (
    <>
      <form
        class="ask"
        role="search"
        action={action}
        onSubmit={onSubmit}
        {
          // WebMCP: a browser with an agent makes a tool of the form.
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
      <p class="sr" role="status">{spokenAnswer(question, left, voice)}</p>
      <AskAnswer {...{ question, left, voice, action, name, onExample }} />
    </>
  );
}

function firstOf(asked: Props["asked"]): Question {
  return asked
    ? { state: "answered", passages: asked.found, isNew: false }
    : { state: "unasked" };
}

/** The second click of a double click asks nothing. */
function askOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** What went wrong is on the page. */
function shown() {}

/** An agent of the browser that filled in the form (WebMCP) gets the passages, too. */
function answerAgent(event: SubmitEvent, answer: Promise<Passage[]>): void {
  if (Reflect.get(event, "agentInvoked") !== true) return;
  const respond: unknown = Reflect.get(event, "respondWith");
  if (typeof respond === "function") respond.call(event, answer);
}
