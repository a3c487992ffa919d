// Runs rows of the table. The packed package is driven by this file as well,
// on Node, so that it imports nothing of Deno's.
import {
  ApiConnectionError,
  ApiError,
  type CallOptions,
  type Foyer,
} from "../../../clients/typescript/mod.ts";
import type { Behaviour } from "../support/behaviours.ts";

/** Why callers abort. */
export const REASON = new Error("The caller has had enough");

/** What became of a row, as plain data. */
export interface Outcome {
  value?: unknown;
  error?: Record<string, unknown>;
  /** Roles that came before the error. */
  before?: unknown[];
}

export async function drive(
  row: Behaviour,
  foyer: Foyer,
  options: CallOptions,
): Promise<Outcome> {
  const before: unknown[] = [];
  try {
    return { value: await call(row, foyer, options, before) };
  } catch (error) {
    return { error: describe(error), before };
  }
}

async function call(
  { call: { operation, arguments: given = {} }, take = Infinity }: Behaviour,
  foyer: Foyer,
  options: CallOptions,
  collected: unknown[],
): Promise<unknown> {
  const { limit, cursor, requests = [], id = "" } = given;
  const { npcId = "", message = "", context } = given;
  switch (operation) {
    case "listWork":
      return await foyer.listWork({ limit, cursor }, options);
    case "getStats":
      return await foyer.getStats(options);
    case "getContributions":
      return await foyer.getContributions(options);
    case "chat":
      return await foyer.chat(
        { npcId, message, ...context && { context } },
        options,
      );
    case "chatHealth":
      return await foyer.chatHealth(options);
    case "runBatch":
      return await foyer.runBatch(requests, options);
    case "submitBatch":
      return await foyer.submitBatch(requests, options);
    case "getJob":
      return await foyer.getJob(id, options);
    case "roles":
      for await (const role of foyer.roles({ limit }, options)) {
        collected.push(role);
        if (collected.length >= take) break;
      }
      return collected;
    default:
      throw new Error(`No operation ${operation}`);
  }
}

function describe(error: unknown): Record<string, unknown> {
  if (error === REASON) return { type: "abort" };
  if (error instanceof ApiConnectionError) {
    const hasCause = error.cause instanceof Error;
    return { type: error.name, message: error.message, hasCause };
  }
  if (!(error instanceof ApiError)) return { type: String(error) };
  const { name: type, status, code, message, hint, body, retryAfter } = error;
  const bodyLength = typeof body === "string" ? body.length : null;
  return {
    type,
    status,
    code,
    message,
    hint: hint ?? null,
    body,
    bodyLength,
    retryAfter: retryAfter ?? null,
  };
}
