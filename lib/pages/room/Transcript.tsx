import { useEffect, useRef } from "preact/hooks";
import { fill } from "../../words/fill.ts";
import type { RoomWords } from "./room_words.ts";
import { CallChip } from "./CallChip.tsx";
import type { Exchange } from "../../room/exchange.ts";
import type { Person } from "./person.ts";

interface Props {
  people: Person[];
  /** To whom nothing was said yet. */
  greets: Person | undefined;
  exchanges: Exchange[];
  words: RoomWords;
}

/** What was said, whole messages at a time, once. */
export function Transcript({ people, greets, exchanges, words }: Props) {
  const nameOf = (id: string) =>
    people.find((person) => person.id === id)?.name ?? id;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [exchanges]);
  return (
    <div class="log" role="log" tabindex={0} ref={box}>
      <ol>
        {greets && (
          <li>
            <b>{greets.name}</b> {greets.greeting}
          </li>
        )}
        {exchanges.map((exchange, at) => (
          <Said
            key={at}
            exchange={exchange}
            name={nameOf(exchange.to)}
            words={words}
          />
        ))}
      </ol>
    </div>
  );
}

interface SaidProps {
  exchange: Exchange;
  name: string;
  words: RoomWords;
}

function Said({ exchange: { message, outcome }, name, words }: SaidProps) {
  return (
    <>
      <li class="you">
        <b class="sr">{words.you}</b> {message}
      </li>
      {outcome.state === "answered" &&
        outcome.messages.map((text) => (
          <li key={text}>
            <b>{name}</b> {text}
          </li>
        ))}
      {outcome.state === "answered" && outcome.action?.type === "open_page" && (
        <li>
          <a href={outcome.action.target}>
            {fill(words.open, { page: outcome.action.target })}
          </a>
        </li>
      )}
      {outcome.state === "refused" && (
        <li>
          <b>{name}</b> {words.busy} <code>{outcome.code}</code>{" "}
          {outcome.message}
        </li>
      )}
      {outcome.state === "unreachable" && <li>{words.unreachable}</li>}
      {"call" in outcome && (
        <li>
          <CallChip call={outcome.call} words={words} />
        </li>
      )}
    </>
  );
}
