import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useCountdown } from "../browser/use_countdown.ts";
import type { Conversation } from "./use_conversation.ts";
import { fill, fillCount } from "../../base/words/fill.ts";
import type { Person, RoomWords } from "./person.ts";
import { TALK } from "./ids.ts";
import { Transcript } from "./Transcript.tsx";

interface Props {
  people: Person[];
  conversation: Conversation;
  words: RoomWords;
  /** BCP 47. */
  language: string;
  /** In characters. */
  longest: number;
}

/** The conversation as a form. Without script the page answers it. */
export function Talk(props: Props) {
  const { people, conversation, words, language, longest } = props;
  const { to, exchanges, until, choose, send } = conversation;
  const [typed, setTyped] = useState(refusedIn(conversation));
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const box = useRef<HTMLTextAreaElement>(null);
  const wait = useCountdown(until);
  const person = people.find(({ id }) => id === to);
  if (!person) return null;
  const left = longest - [...typed].length;
  const prev = exchanges.at(-1)?.message;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const { submitter } = event;
    const asked = submitter instanceof HTMLButtonElement && submitter.value;
    const message = asked || typed.trim();
    if (!message || wait > 0) return box.current?.focus();
    const isAnswered = await send(message);
    if (isAnswered && !asked) setTyped("");
  }

  return (
    <section class="talk" id={TALK} aria-label={words.conversation}>
      <form action={`/room#${TALK}`} onSubmit={submit}>
        {/* The default button: else Enter would send the first suggestion. */}
        <button type="submit" class="sr" tabindex={-1} aria-hidden="true" />
        {/* With script, the call has it. */}
        {prev && <input type="hidden" name="prev" value={prev} />}
        <fieldset class="pick">
          <legend class="s soft">{words.whom}</legend>
          {people.map(({ id, name, pictures, mark }) => (
            <label key={id}>
              <input
                type="radio"
                name="to"
                value={id}
                checked={id === to}
                onChange={() => choose(id)}
              />
              <span {...mark}>
                <img
                  src={pictures.still}
                  alt=""
                  width={128}
                  height={220}
                  loading="lazy"
                />
                {name}
              </span>
            </label>
          ))}
        </fieldset>
        <Transcript
          people={people}
          greets={exchanges.some((each) => each.to === to) ? undefined : person}
          exchanges={exchanges}
          words={words}
          onColleague={choose}
        />
        <ul class="suggest">
          {person.suggestions.map((each, at) => (
            <li key={each}>
              <button
                type="submit"
                class="btn"
                name="ask"
                value={each}
                aria-keyshortcuts={`${at + 1}`}
                aria-disabled={wait > 0}
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
        <div class="say">
          <textarea
            ref={box}
            name="ask"
            rows={1}
            // Browsers count units of UTF-16, the API counts characters.
            maxlength={isAwake ? undefined : longest}
            value={typed}
            enterkeyhint="send"
            aria-label={words.question}
            placeholder={fill(words.placeholder, { name: person.name })}
            onKeyDown={sendByEnter}
            onInput={({ currentTarget }) => {
              const text = [...currentTarget.value].slice(0, longest).join("");
              currentTarget.value = text;
              setTyped(text);
            }}
          />
          {left < FEW && (
            <span class="s soft n">
              {fillCount(words.left, left, language)}
            </span>
          )}
          <button
            type="submit"
            class="btn go"
            data-online
            aria-label={wait > 0 ? undefined : words.button}
            aria-disabled={wait > 0}
          >
            {wait > 0 ? fillCount(words.wait, wait, language) : ARROW}
          </button>
        </div>
        <p class="sr" role="status">
          {wait > 0 &&
            fillCount(words.again, Math.ceil(wait / 10) * 10, language)}
        </p>
      </form>
    </section>
  );
}

/** Characters left from which on their number is shown. */
const FEW = 100;

const ARROW = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 14V2M3 7l5-5 5 5" />
  </svg>
);

/** Shift and Enter break the line. Enter that ends a composed word does nothing. */
function sendByEnter(event: TargetedKeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, isComposing, currentTarget } = event;
  if (key !== "Enter" || shiftKey || isComposing) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}

/** A refused message stays in the box. */
function refusedIn({ exchanges }: Conversation): string {
  const last = exchanges.at(-1);
  return last?.outcome.state === "refused" ? last.message : "";
}
