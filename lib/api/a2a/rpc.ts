export type RpcId = string | number | null;

export type RpcResponse =
  & { jsonrpc: string; id: RpcId }
  & ({ result: unknown } | { error: RpcError });

export interface RpcError {
  code: number;
  message: string;
  data: unknown[];
}

const CODES = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  CONTENT_TYPE_NOT_SUPPORTED: -32005,
  VERSION_NOT_SUPPORTED: -32009,
} as const;

/** An error with the google.rpc.ErrorInfo that A2A requires in `data`. */
export function rpcError(
  reason: keyof typeof CODES,
  message: string,
  metadata?: Record<string, string>,
): RpcError {
  const info = {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason,
    domain: "a2a-protocol.org",
    metadata,
  };
  return { code: CODES[reason], message, data: [info] };
}

export function refuse(id: RpcId, error: RpcError): RpcResponse {
  return { jsonrpc: "2.0", id, error };
}
