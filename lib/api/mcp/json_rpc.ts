/** Error codes of JSON-RPC 2.0 and MCP 2026-07-28. */
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
  id?: unknown;
  data?: Record<string, unknown>;
}

export function rpcError({ status, code, message, id, data }: Problem) {
  const error = { code: CODE[code], message, ...(data && { data }) };
  return rpcResponse({ jsonrpc: "2.0", id: idOf(id), error }, status);
}

/** `message` is undefined in response to a notification. */
export function rpcResponse(message: unknown, status = 200): Response {
  const body = message === undefined ? null : JSON.stringify(message);
  return send(body, status);
}

/** Sends a result that is already JSON. */
export function rpcResult(id: unknown, result: string): Response {
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)}`;
  return send(`${head},"result":${result}}`, 200);
}

// Without `no-store` a cache could keep an answer to one request.
function send(body: string | null, status: number): Response {
  const response = new Response(body, { status });
  response.headers.set("cache-control", "no-store");
  if (body !== null) response.headers.set("content-type", "application/json");
  return response;
}

function idOf(id: unknown): string | number | null {
  return typeof id === "string" || typeof id === "number" ? id : null;
}
