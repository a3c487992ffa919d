// Runs rows of the table. The packed package is driven by this file as well,
// on Node, so that it imports nothing of Deno's.
import {
  ApiConnectionError,
  ApiError,
  type ApiPromise,
  type CallOptions,
  type Foyer,
} from "../../../clients/typescript/mod.ts";
import type { Behaviour } from "../support/behaviours.ts";

/** Why callers abort. */
export const REASON = new Error("The caller has had enough");

/** Result of a row, as plain data. */
export interface Outcome {
  value?: unknown;
  /** The response, if the row asks for it. */
  response?: unknown;
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
    if (row.call.operation === "roles") {
      return { value: await walk(row, foyer, options, before) };
    }
    const promise = call(row, foyer, options);
    if (!row.expected.response) return { value: plain(await promise) };
    const { data, ...info } = await promise.withResponse();
    return { value: plain(data), response: plain(info) };
  } catch (error) {
    return { error: describe(error), before };
  }
}

async function walk(
  { call: { arguments: given = {} }, take = Infinity }: Behaviour,
  foyer: Foyer,
  options: CallOptions,
  collected: unknown[],
): Promise<unknown> {
  const { limit } = given;
  for await (const role of foyer.roles({ limit }, options)) {
    collected.push(role);
    if (collected.length >= take) break;
  }
  return collected;
}

function call(
  { call: { operation, arguments: given = {} } }: Behaviour,
  foyer: Foyer,
  options: CallOptions,
): ApiPromise<unknown> {
  const { limit, cursor, requests = [], id = "" } = given;
  const { npcId = "", message = "", context } = given;
  const { idempotencyKey, query = "", prev, theme } = given;
  const { event = "hire_opened", command, ref, referrer, deepLinked } = given;
  const { figure = "", direction = 0, ...drawn } = given;
  switch (operation) {
    case "listWork":
      return foyer.listWork({ limit, cursor }, options);
    case "getStats":
      return foyer.getStats(options);
    case "getContributions":
      return foyer.getContributions(options);
    case "chat":
      return foyer.chat({ npcId, message, ...context && { context } }, options);
    case "chatHealth":
      return foyer.chatHealth(options);
    case "runBatch":
      return foyer.runBatch(requests, options);
    case "submitBatch":
      return foyer.submitBatch(requests, options);
    case "getJob":
      return foyer.getJob(id, options);
    case "track":
      return foyer.track(
        defined({ event, command, ref, referrer, deepLinked }),
        { idempotencyKey, ...options },
      );
    case "ask":
      return foyer.ask({ query, prev }, options);
    case "avatar":
      return foyer.avatar({ figure, direction, ...drawn }, options);
    case "manifest":
      return foyer.manifest({ theme }, options);
    default:
      throw new Error(`No operation ${operation}`);
  }
}

/** Without the members that are undefined, which the types do not allow. */
function defined<T extends object>(value: T): Given<T> {
  return JSON.parse(JSON.stringify(value));
}

type Given<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** As JSON can say it: headers as an object, bytes in base64. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, part) => {
    if (part instanceof Headers) return Object.fromEntries(part);
    if (!(part instanceof Uint8Array)) return part;
    return btoa(String.fromCharCode(...part));
  }));
}

function describe(error: unknown): Record<string, unknown> {
  if (error === REASON) return { type: "abort" };
  if (error instanceof ApiConnectionError) {
    const hasCause = error.cause instanceof Error;
    const printed = printedForms(error);
    return { type: error.name, message: error.message, hasCause, printed };
  }
  if (!(error instanceof ApiError)) return { type: String(error) };
  const { name: type, status, code, message, hint, body, retryAfter } = error;
  const { headers, requestId = null, rateLimit = null } = error;
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
    headers: plain(headers),
    requestId,
    rateLimit,
    printed: [...printedForms(error), code, hint ?? ""],
  };
}

/** Lines that a platform prints of an error; each is one line by itself. */
function printedForms(error: Error): string[] {
  const frames = (error.stack ?? "").split("\n");
  return [error.message, String(error), ...frames];
}
