import type { Handler } from "../handler.ts";
import { rawPath } from "../request_url.ts";
import { LIVE_RELOAD } from "../site.ts";

/** Reloads open pages when the server has been restarted. */
export function liveReload(handler: Handler): Handler {
  const id = crypto.randomUUID();
  return async (req, info) => {
    const path = rawPath(req.url);
    if (path === ALIVE) return alive(id);
    if (path !== LIVE_RELOAD) return await handler(req, info);
    return new Response(SCRIPT, { headers: { "content-type": JAVASCRIPT } });
  };
}

const ALIVE = "/_fresh/alive";
const JAVASCRIPT = "text/javascript; charset=utf-8";
const SCRIPT = `let known;
const source = new EventSource("${ALIVE}");
source.onmessage = ({ data }) => {
  if (known && known !== data) location.reload();
  known = data;
};
// Closed: another server answers here, and not with a stream.
source.onerror = () => {
  if (source.readyState === EventSource.CLOSED) location.reload();
};
`;

/** Sends the id of the process and stays open. The end of the stream is the signal. */
function alive(id: string): Response {
  const body = new ReadableStream<string>({
    start: (stream) => stream.enqueue(`retry: 250\ndata: ${id}\n\n`),
  }).pipeThrough(new TextEncoderStream());
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
  };
  return new Response(body, { headers });
}
