import type { AnyOperation, RequestExample } from "../../operation.ts";
import type { Deps } from "../../deps.ts";
import { MINUTE } from "../../base/time/days.ts";
import { recordAnswer, type RecordedAnswer } from "./record_answer.ts";
import { isFresh } from "../../base/time/age.ts";

/**
 * What this very site answers to the first example of each operation, by the
 * operation's id; undefined of one whose example cannot be answered here. It
 * waits for the store alone, which is prompt.
 */
export async function recordedAnswers(
  operations: AnyOperation[],
  deps: Deps,
): Promise<Map<string, RecordedAnswer | undefined>> {
  const all = await Promise.all(operations.map(async (operation) => {
    const answer = await firstAnswer(operation, operations, deps);
    return [operation.id, answer] as const;
  }));
  return new Map(all);
}

interface Kept {
  answer: RecordedAnswer;
  /** In milliseconds since 1970. */
  at: number;
}

/** Of each site, by the operation's id, what is the same until the content changes. */
const kept = new WeakMap<Deps, Map<string, Kept>>();

/** A page that answers a question is made for each of them; its example is not. */
async function firstAnswer(
  operation: AnyOperation,
  operations: AnyOperation[],
  deps: Deps,
): Promise<RecordedAnswer | undefined> {
  const ofSite = kept.get(deps) ?? new Map<string, Kept>();
  kept.set(deps, ofSite);
  const known = ofSite.get(operation.id);
  if (known && isFresh(known.at, MINUTE, deps.now())) return known.answer;
  const answer = await recordFirst(operation, operations, deps);
  if (answer?.isLasting) {
    // A cursor in it is signed, and the key that signs may be another soon.
    ofSite.set(operation.id, { answer, at: deps.now() });
  }
  return answer;
}

async function recordFirst(
  operation: AnyOperation,
  operations: AnyOperation[],
  deps: Deps,
): Promise<RecordedAnswer | undefined> {
  const [example = {}] = examplesOf(operation);
  const params = {
    ...example.params,
    ...await linkedTo(operation, operations, deps),
  };
  return await recordAnswer(operation, { ...example, params }, deps);
}

/** What another operation gives to this one; nobody could make it up. */
async function linkedTo(
  { id }: AnyOperation,
  operations: AnyOperation[],
  deps: Deps,
): Promise<Record<string, string>> {
  for (const giver of operations) {
    for (const [status, { links = {} }] of Object.entries(giver.responses)) {
      const link = Object.values(links).find((each) => each.operationId === id);
      if (!link) continue;
      const body = await bodyOf(giver, Number(status), deps);
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

/** The members of the first answer with the status. */
async function bodyOf(
  operation: AnyOperation,
  status: number,
  deps: Deps,
): Promise<Record<string, unknown>> {
  for (const example of examplesOf(operation)) {
    const answer = await recordAnswer(operation, example, deps);
    if (answer?.status === status) return JSON.parse(answer.text);
  }
  return {};
}

function examplesOf({ request }: AnyOperation): RequestExample[] {
  return Object.values<RequestExample>(request?.examples ?? {});
}
