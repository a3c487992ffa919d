import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
// @ts-types="npm:@types/autocannon@7.12.7"
import autocannon from "npm:autocannon@8.0.0";
import { cpuSeconds, type Server, startServer } from "./server.ts";

/** A request; a body makes it a POST. */
export interface Wire {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Measured {
  perSecond: number;
  /** Microseconds of processor for each request (Linux). */
  cpu: number;
}

const CONNECTIONS = 16;
const SECONDS = 1;

/** The options of autocannon for one request. */
export function optionsOf({ path, headers = {}, body }: Wire) {
  const method = body === undefined ? "GET" as const : "POST" as const;
  return { path, headers, method, ...body !== undefined && { body } };
}

/** Loads one path for a second. Throws when an answer is missing or is no 2xx. */
export async function measure(server: Server, wire: Wire): Promise<Measured> {
  const before = await cpuSeconds(server.pid);
  const { path, ...options } = optionsOf(wire);
  const { requests, start, finish, errors, non2xx } = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
  });
  const cpu = await cpuSeconds(server.pid) - before;
  if (errors + non2xx > 0 || requests.total === 0) {
    throw new Error(
      `Cannot measure ${path}: expected status 2xx alone, but of ${requests.total} ` +
        `requests ${errors} failed and ${non2xx} got another status`,
    );
  }
  const seconds = (finish.getTime() - start.getTime()) / 1000;
  const { total } = requests;
  return { perSecond: total / seconds, cpu: cpu * 1e6 / total };
}

/** Starts a bare server that sends the recorded answer. */
export async function startBare(answer: Answer): Promise<Server> {
  const file = await Deno.makeTempFile();
  try {
    await Deno.writeTextFile(file, JSON.stringify(answer));
    const flags = ["--allow-net", "--allow-read"];
    return await startServer([...flags, "tools/bench/bare.ts", file]);
  } finally {
    await Deno.remove(file);
  }
}

interface Answer {
  headers: [string, string][];
  /** In base64. */
  body: string;
}

const FROM_RUNTIME = ["date", "content-length", "connection", "keep-alive"];

/** The answer as sent: `fetch` would decompress it. */
export async function capture({ port }: Server, wire: Wire): Promise<Answer> {
  const { body, ...options } = optionsOf(wire);
  const sent = request({ host: "127.0.0.1", port, ...options }).end(body);
  const [response]: IncomingMessage[] = await once(sent, "response");
  const status = response?.statusCode ?? 0;
  if (!response || status < 200 || status > 299) {
    throw new Error(
      `Cannot measure ${wire.path}: expected status 2xx, but got ${status}; correct CASES in tools/bench.ts`,
    );
  }
  const headers = Object.entries(response.headers)
    .filter(([name]) => !FROM_RUNTIME.includes(name))
    .map(([name, value]): [string, string] => [name, `${value}`]);
  return { headers, body: (await buffer(response)).toString("base64") };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
