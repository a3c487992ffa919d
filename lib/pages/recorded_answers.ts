import type { AnyOperation, RequestExample } from "../api/operation.ts";
import type { Deps } from "../deps.ts";
import { inTime } from "../time/in_time.ts";
import { recordAnswer, type RecordedAnswer } from "./record_answer.ts";

/** How long a page waits for all of them, in milliseconds. */
const PATIENCE = 250;

/**
 * What this very site answers to the first example of each operation, by the
 * operation's id. One that no example can be answered here is left out.
 */
export async function recordedAnswers(
  operations: AnyOperation[],
  deps: Deps,
): Promise<Map<string, RecordedAnswer>> {
  const patience = deps.timeout(PATIENCE);
  const late = () => new Error("Cannot record in time");
  const recorded = new Map<string, RecordedAnswer>();
  await Promise.all(operations.map(async (operation) => {
    const work = firstAnswer(operation, operations, deps);
    // Without it the page still tells everything else.
    const answer = await inTime(work, patience, late).catch(() => undefined);
    if (answer) recorded.set(operation.id, answer);
  }));
  return recorded;
}

async function firstAnswer(
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
      const text = await textOf(giver, Number(status), deps);
      const body: Record<string, unknown> = JSON.parse(text);
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

async function textOf(
  operation: AnyOperation,
  status: number,
  deps: Deps,
): Promise<string> {
  for (const example of examplesOf(operation)) {
    const answer = await recordAnswer(operation, example, deps);
    if (answer?.status === status) return answer.text;
  }
  throw new Error(`No example of ${operation.id} is answered by ${status}`);
}

function examplesOf({ request }: AnyOperation): RequestExample[] {
  return Object.values<RequestExample>(request?.examples ?? {});
}
