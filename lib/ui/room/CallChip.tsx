import { fill } from "../../base/words/fill.ts";
import type { RoomWords } from "./person.ts";
import { type Call, CHAT } from "./exchange.ts";

const CALL = `POST ${CHAT}`;

/** The call behind an answer. */
export function CallChip(
  { call, words }: { call: Call; words: RoomWords },
) {
  const { body, status, answer, milliseconds } = call;
  return (
    <details class="call" dir="ltr">
      <summary>
        <code>{CALL}</code> <b class={`s${status}`}>{status}</b>{" "}
        {milliseconds !== undefined && (
          <span aria-hidden="true">
            {fill(words.took, { milliseconds: `${milliseconds}` })}
          </span>
        )}
      </summary>
      <p>{words.request}</p>
      <Pretty json={JSON.stringify(body)} />
      <p>{words.response}</p>
      <Pretty json={answer} />
      <button
        type="button"
        class="btn"
        data-copy={`${CALL}\n${JSON.stringify(body)}\n\n${status}\n${answer}`}
      >
        {words.copy}
      </button>
    </details>
  );
}

function Pretty({ json }: { json: string }) {
  return (
    <pre tabindex={0}>
      <code>{JSON.stringify(JSON.parse(json), null, 2)}</code>
    </pre>
  );
}
