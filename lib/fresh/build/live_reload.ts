import { internalsOf } from "../context.ts";
import type { Middleware } from "../handlers.ts";

/** Reloads open pages when the server has come back as another process. */
export function liveReload<State>(): Middleware<State> {
  const id = crypto.randomUUID();
  return (ctx) => {
    const { path } = internalsOf(ctx);
    if (path.endsWith("/_fresh/alive")) return alive(id);
    if (!path.endsWith("/_fresh/live_reload.js")) return ctx.next();
    return new Response(SCRIPT, { headers: { "content-type": JAVASCRIPT } });
  };
}

const JAVASCRIPT = "text/javascript; charset=utf-8";
const SCRIPT = `let known;
new EventSource(new URL("alive", import.meta.url)).onmessage = ({ data }) => {
  if (known && known !== data) location.reload();
  known = data;
};
`;

/** Says who it is and stays open: the end of the stream is the news. */
function alive(id: string): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const message = `retry: 250\ndata: ${id}\n\n`;
      controller.enqueue(new TextEncoder().encode(message));
    },
  });
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
  };
  return new Response(body, { headers });
}
