import { useEffect, useRef } from "preact/hooks";
import type { NpcId } from "../../content/content.ts";
import { fill } from "../../base/words/fill.ts";
import type { Person, RoomWords } from "./person.ts";
import type { Action } from "../../answers/types.ts";
import { CallChip } from "./CallChip.tsx";
import { type Exchange, greetingPath, type Outcome } from "./exchange.ts";

interface Common {
  people: Person[];
  words: RoomWords;
  onColleague(id: NpcId): void;
}

interface Props extends Common {
  /** The chosen person, until the first message to them. */
  greets: Person | undefined;
  exchanges: Exchange[];
}

export function Transcript({ greets, exchanges, ...common }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) showAnswer(box.current);
  }, [exchanges]);
  return (
    <div class="log" role="log" tabindex={0} ref={box}>
      <ol>
        {greets && (
          <li {...greets.mark}>
            <b>{greets.name}</b> {greets.greeting}
          </li>
        )}
        {exchanges.map((exchange, at) => (
          <Messages key={at} exchange={exchange} {...common} />
        ))}
      </ol>
    </div>
  );
}

/** Scrolls to the last words of the visitor: the call below the answer is long. */
function showAnswer(log: HTMLElement): void {
  const last = log.querySelector<HTMLElement>(":nth-last-child(1 of .you)");
  if (!last) return;
  log.scrollTop = last.offsetTop - log.offsetTop;
}

function Messages({ exchange, ...common }: Common & { exchange: Exchange }) {
  const { people, words } = common;
  const { to, message, outcome } = exchange;
  const name = people.find(({ id }) => id === to)?.name ?? to;
  return (
    <>
      <li class="you">
        <b class="sr">{words.you}</b> {message}
      </li>
      {outcome.state === "answered" && (
        <>
          {outcome.messages.map(({ text, source }) => (
            <li key={text} class={source && "paper"}>
              {source ? <a href={source.path}>{source.name}</a> : <b>{name}</b>}
              {" "}
              {text}
            </li>
          ))}
          <Offer action={actionOf(message, outcome)} {...common} />
        </>
      )}
      {outcome.state === "refused" && (
        <li>
          <b>{name}</b> {words.busy}{" "}
          {words.request && <code>{outcome.code}</code>} {outcome.message}
        </li>
      )}
      {outcome.state === "unreachable" && <li>{words.unreachable}</li>}
      {words.request && outcome.call && (
        <li>
          <CallChip call={outcome.call} words={words} />
        </li>
      )}
    </>
  );
}

/** The action, or one that opens all passages if some are quoted. */
function actionOf(
  ask: string,
  { messages, action }: Outcome & { state: "answered" },
): Action | null {
  return messages.some(({ source }) => source)
    ? { type: "open_page", target: `/?${new URLSearchParams({ ask })}#ask` }
    : action;
}

/** A link for an action, which the visitor may follow. */
function Offer(
  { action, people, words, onColleague }: Common & { action: Action | null },
) {
  if (action?.type === "open_page") {
    const { target: page } = action;
    const text = page === "/"
      ? words.openFirst
      : page.startsWith("/?")
      ? words.allPassages
      : fill(words.open, { page });
    return (
      <li>
        <a href={page}>{text}</a>
      </li>
    );
  }
  const colleague = action?.type === "walk_to" &&
    people.find(({ id }) => id === action.target);
  if (!colleague) return null;
  return (
    <li>
      <a
        href={greetingPath(colleague, words.hello)}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          onColleague(colleague.id);
        }}
      >
        {fill(words.placeholder, { name: colleague.name })}
      </a>
    </li>
  );
}
