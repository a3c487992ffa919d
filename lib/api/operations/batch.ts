import * as z from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { toErrorBody } from "../../errors.ts";
import { toOperationError } from "../rest/operation_errors.ts";
import type { Deps } from "../../deps.ts";
import type { AnyOperation } from "../../operation.ts";
import { getCodehostContributions } from "./get_codehost_contributions.ts";
import { getStats } from "./get_stats.ts";
import { npcChatHealth } from "./npc_chat_health.ts";

/**
 * Reads without arguments. A job id contains an index of this list in two bits, so
 * new ones go to the end, and four is the maximum.
 */
const batchable: [AnyOperation, ...AnyOperation[]] = [
  getStats,
  getCodehostContributions,
  npcChatHealth,
];

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

/** Runs the items at the same time. One that fails does not fail the others. */
export async function runItems(items: BatchItem[], deps: Deps) {
  const results = await Promise.all(items.map((item) => runItem(item, deps)));
  return { results };
}

async function runItem({ id, operationId }: BatchItem, deps: Deps) {
  const operation = batchable.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`Cannot run ${operationId} in a batch`);
  const { status, body } = await settle(operation, deps);
  return { ...(id === undefined ? {} : { id }), operationId, status, body };
}

async function settle(operation: AnyOperation, deps: Deps) {
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
  // Batchable operations have no limit per client.
  caller: { client: "", origin: null },
};
