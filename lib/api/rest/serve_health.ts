import type { Deps } from "../../deps.ts";
import { errorResponse, OperationError } from "../../errors.ts";

/** Readiness for a proxy or a container platform. */
export async function serveHealth(
  { state }: { state: { deps: Pick<Deps, "health"> } },
): Promise<Response> {
  if (await state.deps.health.isGood()) {
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
      "Not ready: the server is shutting down, or its store fails",
      { status: 503, hint: "Send requests to another instance" },
    ),
  );
}
