import {
  limitsFromNow,
  type Timing,
  unreadableBody,
} from "../rest/body_limits.ts";
import { errorResponse } from "../../errors.ts";
import { isWithin } from "../rest/json_bounds.ts";
import { readJsonBody } from "../../base/http/json_body.ts";
import { rpcError } from "./json_rpc.ts";
import { isUpTo, MAX_NAME } from "../../base/text/code_points.ts";

export type Message =
  | { state: "read"; message: Record<string, unknown> }
  | { state: "refused"; response: Response };

/**
 * Several times the size of a real message. Without a bound, an error of the SDK
 * could have a hundred times the bytes of the message.
 */
const BOUNDS = { levels: 32, values: 1_000 };

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

/** Characters of the client that an error of the SDK may repeat. */
const MAX_ECHOED = 80;

/**
 * Finds a name that is too long, in a message or in the headers that repeat it.
 * The SDK has no limit, and its errors repeat values that disagree.
 */
export function problemWithNames(
  headers: Headers,
  message: Record<string, unknown>,
): string | undefined {
  const { id, method } = message;
  const { name, uri } = membersOf(message.params);
  for (const [where, value] of Object.entries({ id, method, name, uri })) {
    if (typeof value !== "string" || isUpTo(MAX_NAME, value)) continue;
    return `"${where}": expected at most ${MAX_NAME} characters`;
  }
  return problemWithHeaders(headers, [
    ["MCP-Protocol-Version", undefined],
    ["Mcp-Method", method],
    ["Mcp-Name", name ?? uri],
  ]);
}

function problemWithHeaders(
  headers: Headers,
  repeated: [header: string, value: unknown][],
): string | undefined {
  for (const [header, value] of repeated) {
    const sent = headers.get(header);
    const isLong = Math.max(lengthOf(sent), lengthOf(value)) > MAX_ECHOED;
    if (sent === null || !isLong || sent === value) continue;
    return `the header ${header}: expected what the body says`;
  }
}

function lengthOf(value: unknown): number {
  return typeof value === "string" ? value.length : 0;
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
