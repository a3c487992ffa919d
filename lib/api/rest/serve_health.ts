import type { Deps } from "../../deps.ts";
import { errorResponse, OperationError } from "../../errors.ts";

/** Tells a proxy or a container's host whether to send requests here. */
export async function serveHealth(
  { state: { deps: { health } } }: {
    state: { deps: Pick<Deps, "health"> };
  },
): Promise<Response> {
  if (await health.isGood()) {
    return new Response("ok\n", {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
      },
    });
  }
  return errorResponse(
    new OperationError(
      "internal_error",
      "Cannot take requests: the site is stopping, or its storage fails",
      { status: 503 },
    ),
  );
}
