import type { RefObject, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { firstMessage } from "../lib/base/text/first_message.ts";
import type { Words } from "../lib/base/words/words.ts";
import { mailWith } from "../lib/base/text/mailto.ts";
import {
  FirstMessageForm,
  type FirstMessageProps,
} from "../lib/ui/contact/FirstMessageForm.tsx";

interface Props extends FirstMessageProps {
  words: Words["contact"]["hire"];
  load?: "visible";
}

const HASH = "#hire";
const LINK = `a[href="${HASH}"]`;

/**
 * A form for the first message, closed at first. The text goes to the mail program
 * alone. Without script the labels are the text.
 */
export default function Hire({ url, words }: Props) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const opened = useOpening(sheet, isLive);
  return (
    <details ref={sheet} onToggle={opened} onKeyDown={leaveByEscape}>
      <summary class="btn" data-markdown-ignore>{words.open}</summary>
      {/* Inside the details, so that a link to it opens them without script. */}
      <div id={HASH.slice(1)} class="flow">
        {isLive
          ? <FirstMessageForm url={url} words={words} />
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

/** Opens by address or by hand, closes by the back button. Records the first opening. */
function useOpening(
  { current: sheet }: RefObject<HTMLDetailsElement>,
  isLive: boolean,
): () => void {
  const isRecorded = useRef(false);
  function opened() {
    if (!isLive || !sheet?.open) return;
    const isByHand = document.activeElement?.localName === "summary";
    if (!isByHand) sheet.querySelector("input")?.focus();
    if (!isRecorded.current) recordOpening();
    isRecorded.current = true;
  }
  function follow({ oldURL }: HashChangeEvent) {
    if (!sheet) return;
    if (location.hash === HASH) sheet.open = true;
    else if (oldURL.endsWith(HASH) && sheet.open) close(sheet, LINK);
  }
  useEffect(() => {
    // Not every browser opens details for a fragment.
    if (isLive && sheet && location.hash === HASH) sheet.open = true;
    opened();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [isLive]);
  return opened;
}

/** Loads its code with the first opening. */
async function recordOpening(): Promise<void> {
  const { hireOpened } = await import("../lib/ui/events/hire_opened.ts");
  await hireOpened();
}

function leaveByEscape(event: TargetedKeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape") return;
  close(event.currentTarget, location.hash === HASH ? LINK : "summary");
}

/** Returns the focus to the element that opened it. */
function close(sheet: HTMLDetailsElement, opener: string): void {
  sheet.open = false;
  const [first] = document.querySelectorAll<HTMLElement>(`main ${opener}`);
  first?.focus();
}
