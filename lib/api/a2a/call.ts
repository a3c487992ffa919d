import * as z from "zod";
import { textUpTo } from "../rest/text_up_to.ts";
import { type RpcError, rpcError, type RpcId } from "./rpc.ts";
import { MAX_NAME } from "../../base/text/code_points.ts";

export interface RpcCall {
  state: "call";
  id: RpcId;
  method: string;
  params: unknown;
}

export function readCall(
  text: string,
): RpcCall | { state: "refused"; id: RpcId; error: RpcError } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const error = rpcError("PARSE_ERROR", "Invalid body: expected valid JSON");
    return { state: "refused", id: null, error };
  }
  const result = Envelope.safeParse(body);
  if (result.success) {
    const { id, method, params = {} } = result.data;
    return { state: "call", id, method, params };
  }
  const { success, data } = Identified.safeParse(body);
  const error = rpcError(
    "INVALID_REQUEST",
    "Cannot read the request: expected one JSON-RPC 2.0 object with an id",
  );
  return { state: "refused", id: success ? data.id : null, error };
}

// An id is required: every method of A2A has an answer, so there are no notifications.
const Identified = z.object({
  id: z.union([textUpTo(MAX_NAME), z.int(), z.null()]),
});

const Envelope = z.object({
  ...Identified.shape,
  jsonrpc: z.literal("2.0"),
  method: textUpTo(MAX_NAME, z.string().min(1)),
  params: z.unknown().optional(),
});
