import { z } from "zod";
import { mcpServers } from "../../../../lib/api/mcp/mod.ts";
import { bodiesWith, get, type Input, post } from "../input.ts";

const ACCEPTS = { accept: "application/json, text/event-stream" };
const META = "io.modelcontextprotocol";
const ENVELOPE = {
  [`${META}/protocolVersion`]: "2026-07-28",
  [`${META}/clientCapabilities`]: {},
};

type Sent = Record<string, unknown>;

/** A message in the way of either revision. */
function messages(
  name: string,
  path: string,
  make: (text: string) => Sent,
): Input[] {
  const head = { jsonrpc: "2.0", id: 1 };
  const modern = (text: string) => {
    const { params = {}, ...message } = make(text);
    const own = { ...Object(params), _meta: ENVELOPE };
    return JSON.stringify({ ...head, ...message, params: own });
  };
  return [
    {
      name: `${path} 2025 ${name}`,
      request: (text) =>
        post(path, JSON.stringify({ ...head, ...make(text) }), ACCEPTS),
    },
    {
      name: `${path} 2026 ${name}`,
      request: (text) => {
        const { method, params } = make("x");
        const headers = {
          "mcp-protocol-version": "2026-07-28",
          "mcp-method": String(method),
          "mcp-name": String(Object(params).name ?? Object(params).uri ?? ""),
        };
        return post(path, modern(text), { ...ACCEPTS, ...headers });
      },
    },
  ];
}

/** Every argument of every tool and prompt, and what a message has besides. */
export const ofMcp: Input[] = mcpServers.flatMap(({ path, tools, prompts }) => [
  {
    name: `${path} body`,
    request: (text: string) => post(path, text, ACCEPTS),
  },
  ...[
    ["tools/call", tools] as const,
    [
      "prompts/get",
      prompts.map(({ arguments: input, ...each }) => ({ ...each, input })),
    ] as const,
  ].flatMap(([method, list]) =>
    list.flatMap(({ name, input, examples: [example] }) =>
      bodiesWith(z.toJSONSchema(input, { io: "input" }), example)
        .flatMap(([where, make]) =>
          messages(`${name}${where}`, path, (text) => ({
            method,
            params: { name, arguments: make(text) },
          }))
        )
    )
  ),
  ...messages("id", path, (id) => ({ id, method: "ping" })),
  ...messages("method", path, (method) => ({ method })),
  ...messages(
    "name",
    path,
    (name) => ({ method: "tools/call", params: { name } }),
  ),
  ...messages(
    "uri",
    path,
    (uri) => ({ method: "resources/read", params: { uri } }),
  ),
  ...messages(
    "cursor",
    path,
    (cursor) => ({ method: "tools/list", params: { cursor } }),
  ),
  ...messages("clientInfo", path, (text) => ({
    method: "initialize",
    params: {
      protocolVersion: text,
      capabilities: { [text]: text },
      clientInfo: { name: text, version: text },
    },
  })),
  ...messages("member", path, (text) => ({ method: "ping", [text]: text })),
  ...tools.flatMap(({ name, input }) =>
    Object.keys(input.shape).map((field): Input => ({
      name: `${path} form ${name} ${field}`,
      request: (text) =>
        get(
          `${path}?${new URLSearchParams({ tool: name, [field]: text })}`,
          { accept: "text/html" },
        ),
    }))
  ),
]);
