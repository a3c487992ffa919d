import type {
  RefObject,
  TargetedKeyboardEvent,
  TargetedSubmitEvent,
} from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { firstMessage } from "../lib/base/text/first_message.ts";
import { mailWith } from "../lib/base/text/mailto.ts";
import type { Words } from "../lib/base/words/words.ts";

interface Props {
  load?: "visible";
  /** A `mailto:` link. */
  url: string;
  words: Words["contact"]["hire"];
}

const HASH = "#hire";
const LINK = `a[href="${HASH}"]`;
/** Which of the lines has room for more than one. */
const LONG = 1;

/**
 * The first message, closed until it is asked for. Without script its lines go
 * to the mail program as they are; with it they are fields, and what is typed
 * goes to the mail program and nowhere else.
 */
export default function Hire({ url, words }: Props) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const opened = useOpening(sheet, isLive);
  return (
    <details ref={sheet} onToggle={opened} onKeyDown={leaveByEscape}>
      <summary class="btn" data-markdown-ignore>{words.open}</summary>
      {/* In here, so that whoever comes to it opens it, without script too. */}
      <div id={HASH.slice(1)} class="flow">
        {isLive
          ? <Form url={url} words={words} />
          : <Lines url={url} words={words} />}
      </div>
    </details>
  );
}

function Lines({ url, words }: Props) {
  const { subject, lines } = words;
  const mail = mailWith(url, { subject, body: firstMessage(lines, []) });
  return (
    <>
      <ol>{lines.map((line) => <li key={line}>{line}</li>)}</ol>
      <p class="btns">
        <a class="btn go" href={mail}>{words.mail}</a>
      </p>
    </>
  );
}

function Form({ url, words }: Props) {
  const { lines, subject } = words;
  const [body, setBody] = useState<string>();
  function compose(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const written = lines.map((line) => String(fields.get(line)));
    const body = firstMessage(lines, written);
    setBody(body);
    location.href = mailWith(url, { subject: written[0] || subject, body });
  }
  return (
    <form class="hire" onSubmit={compose} autocomplete="off">
      {lines.map((line, at) => (
        <label key={line}>
          <span>{line}</span>
          {at === LONG
            ? <textarea class="f" name={line} rows={3} maxLength={1_000} />
            : <input class="f" name={line} maxLength={200} />}
        </label>
      ))}
      <p class="btns">
        <button class="btn go" type="submit">{words.mail}</button>
        <span class="s soft">{words.unsent}</span>
      </p>
      <p class="btns s" role="status">
        {body && (
          <>
            {words.nothingOpened}
            <button class="copy" type="button" data-copy={body}>
              {words.copy}
            </button>
          </>
        )}
      </p>
    </form>
  );
}

/** Opened by its address as by hand, closed by the way back; told once. */
function useOpening(
  { current: sheet }: RefObject<HTMLDetailsElement>,
  isLive: boolean,
): () => void {
  const isTold = useRef(false);
  function opened() {
    if (!isLive || !sheet?.open) return;
    const isByHand = document.activeElement?.localName === "summary";
    if (!isByHand) sheet.querySelector("input")?.focus();
    if (!isTold.current) tell();
    isTold.current = true;
  }
  function follow({ oldURL }: HashChangeEvent) {
    if (!sheet) return;
    if (location.hash === HASH) sheet.open = true;
    else if (oldURL.endsWith(HASH) && sheet.open) close(sheet, LINK);
  }
  useEffect(() => {
    // Not every browser opens it for whoever comes to it.
    if (isLive && sheet && location.hash === HASH) sheet.open = true;
    opened();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [isLive]);
  return opened;
}

/** Its code comes with the first opening. */
async function tell(): Promise<void> {
  const { hireOpened } = await import("../lib/ui/events/hire_opened.ts");
  await hireOpened();
}

function leaveByEscape(event: TargetedKeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape") return;
  close(event.currentTarget, location.hash === HASH ? LINK : "summary");
}

/** Back to where it was opened from. */
function close(sheet: HTMLDetailsElement, opener: string): void {
  sheet.open = false;
  const [first] = document.querySelectorAll<HTMLElement>(`main ${opener}`);
  first?.focus();
}
