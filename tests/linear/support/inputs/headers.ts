import { REQUEST_HEADERS } from "../../../support/request_headers.ts";
import { get, type Input, post } from "../input.ts";

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

/** One endpoint of each kind. */
const ENDPOINTS: [name: string, ask: (headers: Headers) => Request][] = [
  ...["/about", "/about.md", "/styles.css", "/llms.txt", "/nowhere", "/mcp"]
    .concat("/api/v1/work", "/api/v1/nowhere", "/ask?q=email", "/healthz")
    .map((path): [string, (headers: Headers) => Request] => [
      path,
      (headers) => get(path, Object.fromEntries(headers)),
    ]),
  ["POST /mcp", (headers) => sent("/mcp", PING, headers)],
  ["POST /a2a", (headers) => sent("/a2a", PING, headers)],
  ["POST /ask", (headers) => sent("/ask", '{"q":"email"}', headers)],
  [
    "POST /api/v1/track",
    (headers) => sent("/api/v1/track", '{"event":"hire_opened"}', headers),
  ],
];

function sent(path: string, body: string, headers: Headers): Request {
  return post(path, body, Object.fromEntries(headers));
}

export const ofHeaders: Input[] = ENDPOINTS.flatMap(([endpoint, ask]) =>
  REQUEST_HEADERS.map((name): Input => ({
    name: `${endpoint} ${name}:`,
    isHeader: true,
    request: (text) => ask(new Headers({ accept: "*/*", [name]: text })),
  }))
);

/** Inputs in the request target. */
export const ofTargets: Input[] = ["/", "/docs/", "/api/v1/", "/_fresh/", "/?"]
  .map((start) => ({
    name: `GET ${start}…`,
    request: (text) => get(start + encodeURI(text)),
  }));
