import { limitsFromNow, type Timing } from "../rest/body_limits.ts";
import { unreadableBody } from "../rest/body_errors.ts";
import { errorResponse } from "../../errors.ts";
import { isWithin } from "../rest/json_bounds.ts";
import { readJsonBody } from "../../base/http/json_body.ts";
import { rpcError } from "./json_rpc.ts";

export type Message =
  | { state: "read"; message: Record<string, unknown> }
  | { state: "refused"; response: Response };

/**
 * Several times what a message needs. The SDK tells of everything that is wrong
 * with one, in a hundred times the bytes.
 */
const BOUNDS = { levels: 32, values: 1_000 };

/** The one JSON object of a body, or the answer to what is none. */
export async function readMessage(
  request: Request,
  timing: Timing,
): Promise<Message> {
  const type = request.headers.get("content-type") ?? "";
  // Stricter than the API: what needs no preflight must not reach a server.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return refused(415, "invalid_request", "expected application/json");
  }
  const body = await readJsonBody(request, limitsFromNow(timing));
  switch (body.state) {
    case "read":
      return isWithin(body.value, BOUNDS)
        ? { state: "read", message: body.value }
        : refused(
          400,
          "invalid_request",
          `expected at most ${BOUNDS.levels} levels and ${BOUNDS.values} values`,
        );
    case "too_large":
    case "interrupted":
      return {
        state: "refused",
        response: errorResponse(unreadableBody(body)),
      };
    case "not_object":
      return refused(400, "invalid_request", "expected one message, no batch");
    case "invalid":
      return refused(400, "parse_error", body.problem);
  }
}

function refused(
  status: number,
  code: "invalid_request" | "parse_error",
  problem: string,
): Message {
  const message = `Cannot read the message: ${problem}`;
  return { state: "refused", response: rpcError({ status, code, message }) };
}
