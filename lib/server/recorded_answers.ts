import { withoutTokens } from "../api/mod.ts";
import type { RecordedAnswer } from "../api/calls/types.ts";
import type { AnyOperation, RequestExample } from "../operation.ts";
import type { Deps } from "../deps.ts";
import type { RecordedAnswers } from "../state.ts";
import { MINUTE } from "../base/time/days.ts";
import { fillCount } from "../base/words/fill.ts";
import { isFresh } from "../base/time/age.ts";
import { recordAnswer } from "./record_answer.ts";

/**
 * Records the answer to the first example of each operation that the build did not
 * record. Keeps an answer that lasts, because a page that answers a question is
 * rendered for each question.
 */
export function answerRecorder(
  deps: Deps,
  built: Record<string, RecordedAnswer> = {},
): RecordedAnswers {
  const lasting = new Map<string, { answer: RecordedAnswer; at: number }>();

  const { words: { console }, profile: { language } } = deps.content;
  const shortened = ({ length }: string) =>
    `… ${fillCount(console.characters, length, language)}`;

  async function firstAnswer(
    operation: AnyOperation,
    operations: AnyOperation[],
  ): Promise<RecordedAnswer | undefined> {
    const made = built[operation.id];
    if (made) return made;
    const kept = lasting.get(operation.id);
    if (kept && isFresh(kept.at, MINUTE, deps.now())) return kept.answer;
    const [example = {}] = examplesOf(operation);
    const linked = await linkedParams(operation, operations, deps);
    const params = { ...example.params, ...linked };
    const recorded = await recordAnswer(
      operation,
      { ...example, params },
      deps,
    );
    // A token differs between processes, and the build keeps what is always the same.
    const answer = recorded &&
      { ...recorded, text: withoutTokens(recorded.text, shortened) };
    if (answer?.isLasting) {
      lasting.set(operation.id, { answer, at: deps.now() });
    }
    return answer;
  }

  return async (operations) =>
    new Map(
      await Promise.all(operations.map(async (operation) =>
        [operation.id, await firstAnswer(operation, operations)] as const
      )),
    );
}

/** Parameters that only the answer of another operation can give, such as an id. */
async function linkedParams(
  { id }: AnyOperation,
  operations: AnyOperation[],
  deps: Deps,
): Promise<Record<string, string>> {
  for (const source of operations) {
    for (const [status, { links = {} }] of Object.entries(source.responses)) {
      const link = Object.values(links).find((each) => each.operationId === id);
      if (!link) continue;
      const body = await bodyOf(source, Number(status), deps);
      return Object.fromEntries(
        Object.entries(link.parameters).map(([name, place]) => [
          name,
          String(body[place.replace("$response.body#/", "")]),
        ]),
      );
    }
  }
  return {};
}

/** Returns the members of the first answer with the status. */
async function bodyOf(operation: AnyOperation, status: number, deps: Deps) {
  for (const example of examplesOf(operation)) {
    const answer = await recordAnswer(operation, example, deps);
    if (answer?.status === status) return JSON.parse(answer.text);
  }
  return {};
}

function examplesOf({ request }: AnyOperation): RequestExample[] {
  return Object.values<RequestExample>(request?.examples ?? {});
}
