import type { Wire } from "../bench/load.ts";

const CLIENTS = 20_000;
const JSON_TYPE = { "content-type": "application/json" };
const BROWSER = {
  accept: "text/html",
  "accept-encoding": "br, gzip",
  "user-agent": "Mozilla/5.0",
};

/** Requests, each with how many of about a hundred are like it. Events are left out: a day has an end of them. */
const KINDS: [number, () => Wire][] = [
  [30, () => page(oneOf(["/", "/about", "/contact", "/developers", "/room"]))],
  [5, () => page("/docs", "/docs/limits", "/privacy")],
  [8, () => ({ path: oneOf(["/about.md", "/llms.txt", "/openapi.json"]) })],
  [15, () => ({ path: `/api/v1/work?limit=${1 + any(20)}` })],
  [10, () => ({ path: "/api/v1/stats" })],
  [12, () => ({
    path: `/api/v1/room-avatar?figure=hd-180-${any(8)}.hr-${any(6)}-${
      any(8)
    }&direction=${any(8)}`,
  })],
  [4, () => ({ path: `/ask?query=${encodeURIComponent(question())}` })],
  [3, () =>
    post("/api/v1/npc-chat", {
      npcId: "archivist",
      message: question(),
    })],
  [6, () => tool("/mcp", "get_work_history", {})],
  [3, () => tool("/docs/mcp", "search_docs", { query: question() })],
  [2, () =>
    post("/api/v1/batch", {
      requests: Array(3).fill({ operationId: "getStats" }),
    })],
];

/** The next request, from one of many clients. */
export function traffic(): Wire {
  const wire = chosen()();
  const client = any(CLIENTS);
  const address = `10.0.${client >> 8}.${client & 255}`;
  return { ...wire, headers: { ...wire.headers, "x-forwarded-for": address } };
}

function chosen(): () => Wire {
  let left = any(ALL);
  for (const [share, make] of KINDS) {
    if (left < share) return make;
    left -= share;
  }
  throw new RangeError("The shares do not add up");
}

const ALL = KINDS.reduce((sum, [share]) => sum + share, 0);

function page(...paths: string[]): Wire {
  return { path: oneOf(paths), headers: BROWSER };
}

function post(path: string, body: unknown): Wire {
  return { path, headers: JSON_TYPE, body: JSON.stringify(body) };
}

function tool(path: string, name: string, args: unknown): Wire {
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args },
  };
  const headers = { ...JSON_TYPE, accept: "application/json" };
  return { path, headers, body: JSON.stringify(call) };
}

function question(): string {
  return oneOf([
    "Where did you work before?",
    "How can I get in touch?",
    "What are the rate limits?",
    "How long was the first job?",
    `What happened in ${1990 + any(40)}?`,
  ]);
}

function oneOf<T>(items: readonly T[]): T {
  const item = items[any(items.length)];
  if (item === undefined) throw new RangeError("There is nothing to choose");
  return item;
}

function any(count: number): number {
  return Math.floor(Math.random() * count);
}
