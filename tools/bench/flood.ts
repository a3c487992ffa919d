import type { AnyOperation } from "../../lib/api/operation.ts";
import { operations } from "../../lib/operations/mod.ts";
import type { Flood } from "./flood_worker.ts";
import { exchange, receive, requestOf, type Wire } from "./load.ts";

/** As many requests as one client may have under way. */
const CONNECTIONS = 16;
const MILLISECONDS = 3_000;

/** What one client's flood of an endpoint does to another client. */
export interface FloodFigures {
  name: string;
  /** Requests of the flood a second. */
  perSecond: number;
  /** Milliseconds that the other waits for a page: the 99th of 100. */
  p99: number;
}

/** Floods one endpoint after the other; the first figures are those without a flood. */
export async function* measureFloods(
  port: number,
): AsyncGenerator<FloodFigures> {
  yield { name: "nobody", perSecond: 0, p99: await waits(port, MILLISECONDS) };
  for (const [name, wire] of await wires(port)) {
    const request = requestOf(wire);
    const flood = {
      port,
      request,
      connections: CONNECTIONS,
      milliseconds: MILLISECONDS,
    };
    const [answered, p99] = await Promise.all([
      run(flood),
      waits(port, MILLISECONDS),
    ]);
    yield { name, perSecond: answered / (MILLISECONDS / 1000), p99 };
  }
}

const JSON_TYPE = { "content-type": "application/json" };
const QUESTION = "Where did you work before, and what is the email address?";

/** The dearest that may be asked of each endpoint, as far as is known. */
async function wires(port: number): Promise<[string, Wire][]> {
  const all: [string, Wire][] = [];
  for (const operation of operations) {
    all.push([operation.id, await wireOf(operation, port)]);
  }
  const mcp = (name: string, args: unknown) =>
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    });
  const headers = { ...JSON_TYPE, accept: "application/json" };
  const search = mcp("search_docs", { query: `${QUESTION} {number}` });
  const parts = [{ text: `${QUESTION} {number}` }];
  const message = { messageId: "1", role: "ROLE_USER", parts };
  const a2a = {
    jsonrpc: "2.0",
    id: 1,
    method: "SendMessage",
    params: { message },
  };
  return [
    ...all,
    ["mcp", { path: "/mcp", headers, body: mcp("get_about", {}) }],
    ["docs_mcp", { path: "/docs/mcp", headers, body: search }],
    ["ask", {
      path: "/ask",
      headers: JSON_TYPE,
      body: JSON.stringify({
        query: `${QUESTION} {number}`.padEnd(500, " work"),
      }),
    }],
    ["a2a", {
      path: "/a2a",
      headers: { ...JSON_TYPE, "a2a-version": "1.0" },
      body: JSON.stringify(a2a),
    }],
    ["document", { path: "/llms-full.txt", headers: BROTLI }],
    ...Object.entries(PAGES).map(([name, path]): [string, Wire] => [
      name,
      { path, headers: { accept: "text/html" } },
    ]),
  ];
}

/** Those that answer a question are made for each of them. */
const PAGES = {
  "page": "/about?{number}",
  "question on a page": "/?ask=Where+did+you+work+{number}",
  "search on a page": "/docs?q=rate+limit+{number}",
  "message on a page": "/room?to=archivist&ask=Where+did+you+work+{number}",
  "nothing": "/nowhere/{number}",
};
const BROTLI = { "accept-encoding": "br" };

/** Its first example, in numbers where it takes any; a job needs a batch before. */
async function wireOf(operation: AnyOperation, port: number): Promise<Wire> {
  const { id, path, request } = operation;
  if (id === "getJob") {
    const body = JSON.stringify({ requests: [{ operationId: "getStats" }] });
    const headers = { ...JSON_TYPE, prefer: "respond-async" };
    const wire = { path: "/api/v1/batch", headers, body };
    const answer = await exchange(port, requestOf(wire));
    const { id } = JSON.parse(new TextDecoder().decode(answer.body));
    return { path: path.replace("{id}", id), headers: BROTLI };
  }
  const [example = {}] = Object.values(request?.examples ?? {});
  const query = new URLSearchParams({ ...example.query, n: "{number}" });
  const search = decodeURIComponent(query.toString());
  if (!example.body) return { path: `${path}?${search}`, headers: BROTLI };
  // What was said before costs less.
  const own = id === "npcChat" ? { message: `${QUESTION} {number}` } : {};
  return {
    path,
    headers: { ...JSON_TYPE, ...example.headers },
    body: JSON.stringify({ ...example.body, ...own }),
  };
}

function run(flood: Flood): Promise<number> {
  const url = new URL("flood_worker.ts", import.meta.url);
  const worker = new Worker(url, { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(flood);
  return promise.finally(() => worker.terminate());
}

/** Asks for a page again and again, over one connection. */
async function waits(port: number, milliseconds: number): Promise<number> {
  using socket = await Deno.connect({ hostname: "127.0.0.1", port });
  const wire = { path: "/about", headers: { accept: "text/html" } };
  const request = new TextEncoder().encode(requestOf(wire));
  const buffer = new Uint8Array(256 * 1024);
  const times: number[] = [];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const begun = performance.now();
    await socket.write(request);
    await receive(socket, buffer);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? NaN;
}
