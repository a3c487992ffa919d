import { bodiesWith, type Input, post } from "../input.ts";

type Sent = Record<string, unknown>;

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
const LISTED = {
  type: "object",
  properties: Object.fromEntries(
    ["pageSize", "pageToken", "status", "statusTimestampAfter", "contextId"]
      .map((name) => [name, {}]),
  ),
};
const SPOKEN = { messageId: "u-1", role: "ROLE_USER", parts: [{ text: "x" }] };

function agent(
  name: string,
  make: (text: string) => Sent,
  method = "SendMessage",
): Input {
  const head = { jsonrpc: "2.0", id: 1, method };
  return {
    name: `/a2a ${name}`,
    request: (text) =>
      post("/a2a", JSON.stringify({ ...head, ...make(text) }), {
        "a2a-version": "1.0",
      }),
  };
}

/** Inputs of /a2a: the call, and the message in it. */
export const ofA2a: Input[] = [
  { name: "/a2a body", request: (text) => post("/a2a", text) },
  agent("id", (id) => ({ id })),
  agent("method", (method) => ({ method })),
  agent("params", (text) => ({ params: { [text]: text } })),
  ...bodiesWith(LISTED, {}).map(([where, make]) =>
    agent(`ListTasks${where}`, (text) => ({ params: make(text) }), "ListTasks")
  ),
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
