import type { ServerSentEvent } from "../../base/http/sse.ts";
import type { AskReply } from "./reply.ts";

/** A reply as exactly three events: a client can count on each of them. */
export function eventsOf(reply: AskReply): ServerSentEvent[] {
  const { _meta, query_id } = reply;
  const hint = "results" in reply ? reply.hint : undefined;
  // Nothing is remembered between questions.
  const last = { ..._meta, session_context: {} };
  return [
    { event: "start", data: { _meta, query_id } },
    { event: "result", data: resultOf(reply) },
    { event: "complete", data: { _meta: last, query_id, hint } },
  ];
}

/** Without results, the question back or the failure is the result. */
function resultOf(reply: AskReply) {
  const nothing = { index: 0, item: null, results: [] };
  if ("error" in reply) return { ...nothing, error: reply.error };
  if ("elicitation" in reply) {
    return { ...nothing, elicitation: reply.elicitation };
  }
  const { results } = reply;
  return { index: 0, item: results[0] ?? null, results };
}
