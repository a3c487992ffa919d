import type { TargetedSubmitEvent } from "preact";
import { useState } from "preact/hooks";
import { firstMessage } from "../../base/text/first_message.ts";
import { mailWith } from "../../base/text/mailto.ts";
import type { Words } from "../../base/words/words.ts";

type HireWords = Words["contact"]["hire"];

export interface FirstMessageProps {
  /** A `mailto:` link. */
  url: string;
  words: Omit<HireWords, "open" | "unsent"> & Partial<HireWords> & {
    /** Placeholders. With them the long line is the last. */
    hints?: readonly string[];
  };
}

/** Index of the line that is a text area. */
const LONG = 1;

/** Opens the mail program with what is written. The site gets none of it. */
export function FirstMessageForm({ url, words }: FirstMessageProps) {
  const { lines, subject, hints } = words;
  const long = hints ? hints.length - 1 : LONG;
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
      {lines.map((line, at) => {
        const field = { class: "f", name: line, placeholder: hints?.[at] };
        return (
          <label key={line}>
            <span>{line}</span>
            {at === long
              ? <textarea {...field} rows={3} maxLength={1_000} />
              : <input {...field} maxLength={200} />}
          </label>
        );
      })}
      <p class="btns">
        <button class="btn go" type="submit">{words.mail}</button>
        {words.unsent && <span class="s soft">{words.unsent}</span>}
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
