/** The codes of JSON-RPC 2.0, and those of MCP 2026-07-28. */
export const CODE = {
  parse_error: -32700,
  invalid_request: -32600,
  method_not_found: -32601,
  invalid_params: -32602,
  internal_error: -32603,
  unsupported_version: -32022,
} as const;

interface Problem {
  status: number;
  code: keyof typeof CODE;
  message: string;
  /** The request that it answers; null where that cannot be told. */
  id?: unknown;
  data?: Record<string, unknown>;
}

/** A protocol error as a response. */
export function rpcError(
  { status, code, message, id, data }: Problem,
): Response {
  const error = { code: CODE[code], message, ...(data && { data }) };
  return rpcResponse({ jsonrpc: "2.0", id: idOf(id), error }, status);
}

/** A response of the protocol; nothing, to a notification. */
export function rpcResponse(message: unknown, status = 200): Response {
  const body = message === undefined ? null : JSON.stringify(message);
  return send(body, status);
}

/** A result whose JSON is known. */
export function rpcResult(id: unknown, result: string): Response {
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)}`;
  return send(`${head},"result":${result}}`, 200);
}

// Without `no-store` a cache could keep what only this request was told.
function send(body: string | null, status: number): Response {
  const response = new Response(body, { status });
  response.headers.set("cache-control", "no-store");
  if (body !== null) response.headers.set("content-type", "application/json");
  return response;
}

function idOf(id: unknown): string | number | null {
  return typeof id === "string" || typeof id === "number" ? id : null;
}
