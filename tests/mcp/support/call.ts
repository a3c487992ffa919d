import type { TestSite } from "../../support/test_app.ts";

/** The headers that every client sends. */
export const HEADERS = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

const META = "io.modelcontextprotocol";

/** A message as it travels; tests send wrong ones too. */
export type Sent = Record<string, unknown>;

export interface Received {
  status: number;
  headers: Headers;
  // Each test expects another shape.
  // deno-lint-ignore no-explicit-any -- a test says what it expects by using it
  body: any;
}

/** Sends a body as it is and reads the answer. */
export async function post(
  site: TestSite,
  path: string,
  body: BodyInit | null,
  headers: Record<string, string> = {},
): Promise<Received> {
  const response = await site.fetch(path, {
    method: "POST",
    headers: { ...HEADERS, ...headers },
    body,
  });
  return await read(response);
}

export async function read(response: Response): Promise<Received> {
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, body: text ? JSON.parse(text) : undefined };
}

/** One revision's way to send a request. */
export interface Era {
  name: string;
  send(
    site: TestSite,
    path: string,
    message: Sent,
    headers?: Record<string, string>,
  ): Promise<Received>;
}

export const of2025: Era = {
  name: "2025-11-25",
  send: (site, path, message, headers = {}) =>
    post(site, path, JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }), {
      "mcp-protocol-version": "2025-11-25",
      ...headers,
    }),
};

export const of2026: Era = {
  name: "2026-07-28",
  send: (site, path, { params = {}, ...message }, headers = {}) => {
    const method = String(message.method);
    const own = typeof params === "object" && params !== null ? params : {};
    const name = "name" in own ? own.name : "uri" in own ? own.uri : undefined;
    const envelope = {
      [`${META}/protocolVersion`]: "2026-07-28",
      [`${META}/clientCapabilities`]: {},
    };
    const body = {
      jsonrpc: "2.0",
      id: 1,
      ...message,
      params: { ...own, _meta: envelope },
    };
    return post(site, path, JSON.stringify(body), {
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": method,
      ...(name !== undefined && { "mcp-name": String(name) }),
      ...headers,
    });
  },
};

export const ERAS = [of2025, of2026];

/** Calls a tool and gives its result. */
export async function callTool(
  site: TestSite,
  path: string,
  name: string,
  given: Sent = {},
  era: Era = of2026,
) {
  const params = { name, arguments: given };
  const { body } = await era.send(site, path, { method: "tools/call", params });
  return body.result;
}
