import { errorResponse, OperationError } from "../../errors.ts";
import {
  EVENT_STREAM_HEADERS,
  eventStream,
  type ServerSentEvent,
} from "../../base/http/sse.ts";
import type { State } from "../../state.ts";
import { callerOf } from "../rest/input.ts";
import { readAskRequest } from "./ask_request.ts";
import { type AskReply, replyTo } from "./reply.ts";

/** Answers a question from the pages, as JSON or as a stream of three events. */
export async function serveAsk(
  { req: request, state }: { req: Request; state: State },
): Promise<Response> {
  try {
    const { deps, request: { search, client } } = state;
    const asked = await readAskRequest(request, search, deps);
    const reply = await replyTo(asked, deps, callerOf(request, client));
    return asked.isStreaming
      ? send(request, eventStream(eventsOf(reply)), EVENT_STREAM_HEADERS)
      : send(request, JSON.stringify(reply), JSON_HEADERS);
  } catch (error) {
    if (error instanceof OperationError) return errorResponse(error);
    throw error;
  }
}

const JSON_HEADERS = {
  "content-type": "application/json",
  "cache-control": "no-store",
};

const encoder = new TextEncoder();

function send(
  { method }: Request,
  text: string,
  headers: Record<string, string>,
): Response {
  const bytes = encoder.encode(text);
  return new Response(method === "HEAD" ? null : bytes, {
    headers: { ...headers, "content-length": String(bytes.length) },
  });
}

/** Always three events, so that a client can rely on each of them. */
function eventsOf(reply: AskReply): ServerSentEvent[] {
  const { _meta, query_id } = reply;
  const hint = "results" in reply ? reply.hint : undefined;
  // The server keeps no session.
  const last = { ..._meta, session_context: {} };
  return [
    { event: "start", data: { _meta, query_id } },
    { event: "result", data: resultOf(reply) },
    { event: "complete", data: { _meta: last, query_id, hint } },
  ];
}

function resultOf(reply: AskReply) {
  const nothing = { index: 0, item: null, results: [] };
  if ("error" in reply) return { ...nothing, error: reply.error };
  if ("elicitation" in reply) {
    return { ...nothing, elicitation: reply.elicitation };
  }
  const { results, hint } = reply;
  // A passage that only comes near is no answer.
  const item = hint === undefined ? results[0] ?? null : null;
  return { index: 0, item, results };
}
