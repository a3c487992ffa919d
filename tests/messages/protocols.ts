import { get, post, refusals } from "./api.ts";
import type { Messages } from "./messages.ts";

const ACCEPT = { accept: "application/json, text/event-stream" };

/** Requests whose refusals are those of a protocol of its own. */
export function protocolMessages(): Promise<Messages> {
  return refusals({
    "MCP: an unknown tool": call("get_weather", {}),
    "MCP: no argument that is required": call("get_page", {}),
    "MCP: an argument of the wrong type": call("get_page", { slug: 1 }),
    "MCP: an unknown page": call("get_page", { slug: "nowhere" }),
    "MCP: an unknown section": call("get_about", { section: "youth" }),
    "MCP: an unknown company": call("get_work_history", { company: "Zzyzx" }),
    "MCP: an unknown channel": call("get_contact", { channel: "fax" }),
    "MCP: an unknown document": rpc("/docs/mcp", "tools/call", {
      name: "get_doc",
      arguments: { path: "nowhere" },
    }),
    "MCP: an unknown method": rpc("/mcp", "tools/cal", {}),
    "MCP: an unknown resource": rpc("/mcp", "resources/read", {
      uri: "https://light.example/nowhere.md",
    }),
    "MCP: an unknown prompt": rpc("/mcp", "prompts/get", { name: "poem" }),
    "MCP: a cursor": rpc("/mcp", "tools/list", { cursor: "next" }),
    "MCP: a message that is no JSON": post("/mcp", "{", ACCEPT),
    "MCP: a batch of messages": post("/mcp", [], ACCEPT),
    "MCP: an unknown version": rpc("/mcp", "tools/list", {}, {
      "mcp-protocol-version": "2020-01-01",
    }),
    "MCP: JSON is not acceptable": rpc("/mcp", "tools/list", {}, {
      accept: "text/html",
    }),
    "MCP: a foreign Origin": rpc("/mcp", "tools/list", {}, {
      origin: "https://other.example",
    }),
    "MCP: a foreign Host": rpc("/mcp", "tools/list", {}, {
      host: "other.example",
    }),
    "MCP: a stream": get("/mcp", { headers: { accept: "text/event-stream" } }),
    "A2A: no JSON": post("/a2a", "{", A2A),
    "A2A: another media type": post("/a2a", "{}", {
      "content-type": "text/plain",
    }),
    "A2A: no id": post("/a2a", { jsonrpc: "2.0", method: "GetTask" }, A2A),
    "A2A: an unknown method": rpc("/a2a", "Sing", {}, A2A),
    "A2A: another version": rpc("/a2a", "GetTask", {}, {
      "a2a-version": "0.1",
    }),
    "A2A: no message": rpc("/a2a", "SendMessage", {}, A2A),
    "A2A: a part that is no text": rpc("/a2a", "SendMessage", {
      message: {
        messageId: "1",
        role: "ROLE_USER",
        parts: [{ url: "https://other.example/a.png", mediaType: "image/png" }],
      },
    }, A2A),
    "A2A: a task": rpc("/a2a", "GetTask", { id: "1" }, A2A),
    "A2A: a page size out of range": rpc("/a2a", "ListTasks", {
      pageSize: 0,
    }, A2A),
    "A2A: a foreign Origin": rpc("/a2a", "GetTask", {}, {
      origin: "https://other.example",
    }),
    "/ask without a question": get("/ask"),
    "/ask with a question that is too long": get(`/ask?q=${"a".repeat(501)}`),
    "/ask in an unknown mode": get("/ask?q=work&mode=summarize"),
    "/ask with a body that is no JSON": post("/ask", "{"),
    "/ask with prefer of the wrong type": post("/ask", { prefer: true }),
    "/ask by a wrong method": get("/ask", { method: "PUT" }),
  });
}

const A2A = { "a2a-version": "1.0" };

function call(name: string, input: Record<string, unknown>) {
  return rpc("/mcp", "tools/call", { name, arguments: input });
}

function rpc(
  path: string,
  method: string,
  params: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const body = { jsonrpc: "2.0", id: 1, method, params };
  return post(path, body, { ...ACCEPT, ...headers });
}
