import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { operations } from "../../lib/api/mod.ts";

type Send = (target: string, init: RequestInit) => Promise<Response>;

const pathsOf = (wanted: string) =>
  operations.filter(({ method }) => method === wanted).map(({ path }) => path);

/** Endpoints that answer a POST alone, and `/ask`, which reads all pages for its first answer. */
const POSTED = new Set(["/a2a", "/ask", ...mcpServers.map(({ path }) => path)])
  .union(new Set(pathsOf("POST")).difference(new Set(pathsOf("GET"))));

/** Parameters of pages that answer. */
const QUESTIONS = ["ask", "q"];

/** The status of what is at an address of the site; 200 where a POST is answered. */
export async function follow(send: Send, address: string): Promise<number> {
  const url = new URL(address);
  // An answer to a question reads all pages.
  for (const name of QUESTIONS) {
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  const { pathname, search } = url;
  const method = POSTED.has(pathname) ? "POST" : "GET";
  const body = method === "POST" ? "[]" : undefined;
  const headers = body ? { "content-type": "application/json" } : undefined;
  const response = await send(pathname + search, { method, body, headers });
  await response.body?.cancel();
  // An endpoint that exists refuses an empty array.
  const isAnswer = method === "POST" && [200, 400].includes(response.status);
  return isAnswer ? 200 : response.status;
}
