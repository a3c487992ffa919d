import { z } from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { toErrorBody } from "../../errors.ts";
import { toOperationError } from "../rest/settle.ts";
import type { Deps } from "../../deps.ts";
import { batchable } from "./batchable.ts";

/** The ids of what a batch may run, in the order that job ids refer to. */
export const OPERATION_IDS = batchable.map(({ id }) => id);

export const BatchItem = z.object({
  id: textUpTo(2_048).optional()
    .describe("Chosen by the client and given back unchanged"),
  operationId: z.enum(OPERATION_IDS, `expected ${OPERATION_IDS.join(", ")}`)
    .describe("What to run"),
}).meta({ id: "BatchItem", description: "One request of a batch" });
export type BatchItem = z.output<typeof BatchItem>;

export const BatchResult = z.object({
  id: z.string().optional().describe("The id of the request, if it had one"),
  operationId: z.enum(OPERATION_IDS),
  status: z.int().min(200).max(599).describe("What it would have been alone"),
  body: z.looseObject({})
    .describe("What the body would have been alone, also an ErrorResponse"),
}).meta({ id: "BatchResult", description: "The result of one request" });

export const BatchResponse = z.object({
  results: z.array(BatchResult).min(1).max(10)
    .describe("Results in request order"),
}).meta({ id: "BatchResponse", description: "The results of a batch" });
export type BatchResponse = z.output<typeof BatchResponse>;

/** Runs the items side by side; each answers for itself. */
export async function runItems(
  items: BatchItem[],
  deps: Deps,
): Promise<BatchResponse> {
  const results = await Promise.all(items.map((item) => runItem(item, deps)));
  return { results };
}

async function runItem({ id, operationId }: BatchItem, deps: Deps) {
  const { status, body } = await settle(operationId, deps);
  return { ...(id === undefined ? {} : { id }), operationId, status, body };
}

async function settle(
  operationId: string,
  deps: Deps,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const operation = batchable.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`Cannot run ${operationId} in a batch`);
  try {
    const { status, body } = await operation.run(NO_INPUT, deps);
    return { status, body: z.looseObject({}).parse(body) };
  } catch (error) {
    const known = toOperationError(error, operation, deps);
    return { status: known.status, body: toErrorBody(known) };
  }
}

const NO_INPUT = {
  params: {},
  query: {},
  headers: {},
  body: undefined,
  isHead: false,
  // What is limited by client is none of what a batch may run.
  caller: { client: "", origin: null },
};
