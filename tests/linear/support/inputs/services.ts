import { z } from "zod";
import { AskBody } from "../../../../lib/ask/fields.ts";
import { services } from "../../../../lib/mcp/mod.ts";
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
const ofMcp: Input[] = services.flatMap(({ path, tools, prompts }) => [
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

const ask = z.toJSONSchema(AskBody, { io: "input" });
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const ofAsk: Input[] = [
  { name: "/ask body", request: (text) => post("/ask", text) },
  { name: "/ask form", request: (text) => post("/ask", text, FORM) },
  ...bodiesWith(ask, {}).map(([where, make]) => ({
    name: `/ask ${where}`,
    request: (text: string) => post("/ask", JSON.stringify(make(text))),
  })),
  ...Object.keys(AskBody.shape).flatMap((field): Input[] => [
    {
      name: `/ask ?${field}`,
      request: (text) => get(`/ask?${new URLSearchParams({ [field]: text })}`),
    },
    {
      name: `/ask form ${field}`,
      request: (text) =>
        post("/ask", String(new URLSearchParams({ [field]: text })), FORM),
    },
  ]),
];

const MESSAGE = {
  type: "object",
  properties: Object.fromEntries(
    ["messageId", "contextId", "taskId", "role", "metadata", "extensions"]
      .map((name) => [name, {}]),
  ),
};
const PART = {
  type: "object",
  properties: { text: {}, mediaType: {}, metadata: {}, filename: {}, raw: {} },
};
const SPOKEN = { messageId: "u-1", role: "ROLE_USER", parts: [{ text: "x" }] };

function agent(name: string, make: (text: string) => Sent): Input {
  const head = { jsonrpc: "2.0", id: 1, method: "SendMessage" };
  return {
    name: `/a2a ${name}`,
    request: (text) =>
      post("/a2a", JSON.stringify({ ...head, ...make(text) }), {
        "a2a-version": "1.0",
      }),
  };
}

const ofA2a: Input[] = [
  { name: "/a2a body", request: (text) => post("/a2a", text) },
  agent("id", (id) => ({ id })),
  agent("method", (method) => ({ method })),
  agent("params", (text) => ({ params: { [text]: text } })),
  agent("parts", (text) => ({
    params: {
      message: { ...SPOKEN, parts: [...text].map((text) => ({ text })) },
    },
  })),
  agent("acceptedOutputModes", (text) => ({
    params: {
      message: SPOKEN,
      configuration: { acceptedOutputModes: [...text] },
    },
  })),
  ...bodiesWith(MESSAGE, SPOKEN).map(([where, make]) =>
    agent(`message${where}`, (text) => ({ params: { message: make(text) } }))
  ),
  ...bodiesWith(PART, { text: "x" }).map(([where, make]) =>
    agent(`part${where}`, (text) => ({
      params: { message: { ...SPOKEN, parts: [make(text)] } },
    }))
  ),
];

export const ofServices: Input[] = [...ofMcp, ...ofAsk, ...ofA2a];
