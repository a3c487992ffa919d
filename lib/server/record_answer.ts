import { toErrorBody } from "../errors.ts";
import { toOperationError } from "../api/mod.ts";
import { localeOf } from "../content/mod.ts";
import { readInput } from "../api/rest/input.ts";
import type {
  AnyOperation,
  OperationReply,
  RequestExample,
} from "../operation.ts";
import { type Call, callOf } from "../api/calls/call.ts";
import type { RecordedAnswer } from "../api/calls/types.ts";
import type { Deps } from "../deps.ts";
import { outsideServices } from "../config.ts";

/**
 * Runs the operation, and stores nothing. Returns undefined if it fails or
 * needs another service, because no page waits for one.
 */
export async function recordAnswer(
  operation: AnyOperation,
  given: RequestExample,
  deps: Deps,
): Promise<RecordedAnswer | undefined> {
  const call = callOf(operation.path, given);
  const isolated = await isolate(deps);
  try {
    const answer = await run(operation, given, call, isolated.deps);
    const isLasting = operation.lasts?.(deps) === "for ever";
    return isolated.neededOthers ? undefined : { call, isLasting, ...answer };
  } catch (error) {
    const known = toOperationError(error, operation, isolated.deps);
    const { code, status } = known;
    // Only the owner can end this state; any other error may be over in a moment.
    if (code !== "not_configured" || isolated.neededOthers) return;
    const answer = textAnswer(toErrorBody(known));
    return { call, status, code, isLasting: false, ...answer };
  }
}

async function run(
  operation: AnyOperation,
  { params = {} }: RequestExample,
  call: Call,
  deps: Deps,
) {
  const [bare = ""] = call.path.split("?");
  const search = call.path.slice(bare.length);
  const request = requestOf(call, deps.baseUrl);
  const raw = { params, search, client: "", request };
  const input = await readInput(operation, raw, deps);
  return answerOf(operation, await operation.run(input, deps));
}

/** Replaces the event log and all other services; notes whether the operation asked one. */
async function isolate(deps: Deps) {
  const { config, content, now } = deps;
  const outside = outsideServices(config).map(({ asked }) => asked);
  const isolated = { neededOthers: false };
  function away(): Promise<never> {
    isolated.neededOthers = true;
    return Promise.reject(new Error("Cannot ask another service for a page"));
  }
  const { answerFacts, createKnowledge, noPages } = await import(
    "@foyer/answers"
  );
  return Object.assign(isolated, {
    deps: {
      ...deps,
      events: { record: () => Promise.resolve("recorded" as const) },
      npcModel: null,
      // It reads no pages, because the answer becomes part of one.
      knowledge: createKnowledge({
        pages: [],
        read: outside.includes("npcs") ? away : async () =>
          noPages({
            ...await answerFacts(content),
            voice: localeOf(content),
          }),
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

function requestOf({ path, headers, body }: Call, baseUrl: string) {
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
  const mediaType = responses[status]?.mediaType;
  return body instanceof Uint8Array
    ? {
      status,
      mediaType: mediaType ?? JSON_TYPE,
      text: "",
      bytes: body.length,
    }
    : { status, ...textAnswer(body, mediaType) };
}

const JSON_TYPE = "application/json";

function textAnswer(body: unknown, mediaType = JSON_TYPE) {
  const text = JSON.stringify(body);
  return { mediaType, text, bytes: new TextEncoder().encode(text).length };
}
