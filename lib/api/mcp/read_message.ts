import {
  limitsFromNow,
  type Timing,
  unreadableBody,
} from "../rest/body_limits.ts";
import { errorResponse } from "../../errors.ts";
import { isWithin } from "../rest/json_bounds.ts";
import { readJsonBody } from "../../base/http/json_body.ts";
import { rpcError } from "./json_rpc.ts";

export type Message =
  | { state: "read"; message: Record<string, unknown> }
  | { state: "refused"; response: Response };

/**
 * Several times the size of a real message. Without a bound, an error of the SDK
 * could have a hundred times the bytes of the message.
 */
const BOUNDS = { levels: 32, values: 1_000 };

/** The JSON object in the body, or an error response. */
export async function readMessage(
  request: Request,
  timing: Timing,
): Promise<Message> {
  const type = request.headers.get("content-type") ?? "";
  // Stricter than the API: types that need no CORS preflight are refused.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return refused("expected application/json", { status: 415 });
  }
  const body = await readJsonBody(request, limitsFromNow(timing));
  switch (body.state) {
    case "read":
      return isWithin(body.value, BOUNDS)
        ? { state: "read", message: body.value }
        : refused(
          `expected at most ${BOUNDS.levels} levels and ${BOUNDS.values} values`,
        );
    case "too_large":
    case "interrupted":
      return {
        state: "refused",
        response: errorResponse(unreadableBody(body)),
      };
    case "not_object":
      return refused("expected one JSON-RPC object, not a batch");
    case "invalid":
      return refused(body.problem, { code: "parse_error" });
  }
}

function refused(
  problem: string,
  error: { status?: number; code?: "parse_error" } = {},
): Message {
  const response = rpcError({
    status: 400,
    code: "invalid_request",
    message: `Cannot read the message: ${problem}`,
    ...error,
  });
  return { state: "refused", response };
}
