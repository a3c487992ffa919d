import { type ErrorCode, toErrorBody } from "../../errors.ts";
import { readInput } from "../../api/rest/input.ts";
import type {
  AnyOperation,
  OperationReply,
  RequestExample,
} from "../../operation.ts";
import { toOperationError } from "../../api/rest/settle.ts";
import { type Call, callOf } from "../../api/calls/call.ts";
import type { Deps } from "../../deps.ts";
import { outsideServices } from "../../config.ts";

/** A call of an operation, and what it answered. */
export interface RecordedAnswer {
  call: Call;
  status: number;
  /** Of an error. */
  code?: ErrorCode;
  mediaType: string;
  bytes: number;
  /** The body as it travels; empty where it is no text. */
  text: string;
  /** Whether the same call is answered the same until the content changes. */
  isLasting: boolean;
}

/**
 * Runs the operation, and what it would store goes nowhere. Undefined where it
 * fails, and where only another service could answer: no page waits for one.
 */
export async function recordAnswer(
  operation: AnyOperation,
  given: RequestExample,
  deps: Deps,
): Promise<RecordedAnswer | undefined> {
  const call = callOf(operation.path, given);
  const [bare = ""] = call.path.split("?");
  const alone = await aloneWith(deps);
  const raw = {
    params: given.params ?? {},
    search: call.path.slice(bare.length),
    client: "",
    request: requestOf(call, deps.baseUrl),
  };
  try {
    const input = await readInput(operation, raw, alone.deps);
    const answer = answerOf(operation, await operation.run(input, alone.deps));
    const isLasting = operation.lasts?.(deps) === "for ever";
    return alone.wantsOthers ? undefined : { call, isLasting, ...answer };
  } catch (error) {
    const known = toOperationError(error, operation, alone.deps);
    const { code, status } = known;
    // What the owner turned off stays off; all else may be over in a moment.
    if (code !== "not_configured" || alone.wantsOthers) return;
    const text = JSON.stringify(toErrorBody(known));
    const body = { mediaType: "application/json", text, bytes: sizeOf(text) };
    return { call, status, code, isLasting: false, ...body };
  }
}

/** The site without others: it notes whether somebody else was needed. */
async function aloneWith(deps: Deps) {
  const { config, content, now } = deps;
  const outside = outsideServices(config).map(({ asked }) => asked);
  const alone = { wantsOthers: false };
  function away(): Promise<never> {
    alone.wantsOthers = true;
    return Promise.reject(new Error("Cannot ask another service for a page"));
  }
  const { answerFacts, createKnowledge } = await import(
    "../../answers/mod.ts"
  );
  return Object.assign(alone, {
    deps: {
      ...deps,
      events: { record: () => Promise.resolve("recorded" as const) },
      npcModel: null,
      // It reads no pages: the answer becomes part of one.
      knowledge: outside.includes("npcs")
        ? { search: away, ask: away, reply: away, facts: away, actions: away }
        : createKnowledge({
          pages: [],
          read: async () => ({ facts: await answerFacts(content, []) }),
        }, now),
      visitors: outside.includes("visitors")
        ? { get: away, known: () => null }
        : deps.visitors,
      contributions: outside.includes("contributions")
        ? { get: away }
        : deps.contributions,
      imager: deps.imager && away,
      reportError() {},
    },
  });
}

function requestOf(
  { path, headers, body }: Call,
  baseUrl: string,
): Request {
  if (body === undefined) return new Request(baseUrl + path, { headers });
  return new Request(baseUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

function answerOf(
  { responses }: AnyOperation,
  { status, body }: OperationReply<unknown>,
) {
  const mediaType = responses[status]?.mediaType ?? "application/json";
  if (body instanceof Uint8Array) {
    return { status, mediaType, text: "", bytes: body.length };
  }
  const text = JSON.stringify(body);
  return { status, mediaType, text, bytes: sizeOf(text) };
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
