import { errorResponse, OperationError } from "../../errors.ts";
import { EVENT_STREAM_HEADERS, eventStream } from "../../base/http/sse.ts";
import type { State } from "../../state.ts";
import { readAskRequest } from "./ask_request.ts";
import { eventsOf } from "./events.ts";
import { replyTo } from "./reply.ts";

/** Answers a question from the pages, as JSON or as a stream of three events. */
export async function serveAsk(
  { req: request, state }: { req: Request; state: State },
): Promise<Response> {
  try {
    const { deps, request: { search } } = state;
    const asked = await readAskRequest(request, search, deps);
    const reply = await replyTo(asked, deps);
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
