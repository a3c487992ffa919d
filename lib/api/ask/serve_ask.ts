import { UNCACHED_JSON } from "../../errors.ts";
import type { State } from "../../state.ts";
import { callerOf } from "../rest/input.ts";
import { notStored } from "../rest/not_stored.ts";
import { readAskRequest } from "./ask_request.ts";
import { inLanguageOf } from "./language.ts";
import { type AskReply, replyTo } from "./reply.ts";

/**
 * Answers a question from the pages, as JSON or as a stream of three events. Throws
 * an OperationError, which the error page answers.
 */
export async function serveAsk(
  { req: request, state }: { req: Request; state: State },
): Promise<Response> {
  const { deps, request: { search, client } } = state;
  const asked = await readAskRequest(request, search, deps);
  const own = await inLanguageOf(asked, deps);
  const reply = await replyTo(asked, own, callerOf(request, client));
  const { language } = reply._meta;
  const headers = {
    ...asked.isStreaming ? EVENT_STREAM_HEADERS : UNCACHED_JSON,
    ...language && { "content-language": language },
  };
  const text = asked.isStreaming ? eventStream(reply) : JSON.stringify(reply);
  return notStored(text, 200, headers);
}

const EVENT_STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Tells nginx and similar proxies not to buffer events.
  "x-accel-buffering": "no",
};

/**
 * The text of a finished event stream (HTML standard, section 9.2.6). Always three
 * events, so that a client can rely on each of them.
 */
function eventStream(reply: AskReply): string {
  const { _meta, query_id } = reply;
  const hint = "results" in reply ? reply.hint : undefined;
  // The server keeps no session.
  const last = { ..._meta, session_context: {} };
  const events = {
    start: { _meta, query_id },
    result: resultOf(reply),
    complete: { _meta: last, query_id, hint },
  };
  // JSON has no bare line break, so one `data` line holds all of it.
  return Object.entries(events).map(([event, data]) =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  ).join("");
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
