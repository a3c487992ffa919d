import type { Endpoint } from "../../lib/endpoint.ts";
import type { Handle } from "../../lib/server/middleware/middleware.ts";
import type { RequestInfo } from "../../lib/request_info.ts";

/** An endpoint that answers GET, but for what the test says of it. */
export function endpoint(own: Partial<Endpoint> = {}): Endpoint {
  return {
    kind: "document",
    path: "/x",
    allow: ["GET", "HEAD", "OPTIONS"],
    windowOf: () => "document",
    limit: "announced",
    headers: [],
    accepts: [],
    ...own,
  };
}

/** A request of `/x`, but for what the test says of it. */
export function infoOf(
  init: RequestInit = {},
  own: Partial<RequestInfo> = {},
): RequestInfo {
  const { headers: common } = own.endpoint ?? endpoint();
  return {
    common,
    request: new Request("http://localhost/x", init),
    connection: undefined,
    id: "id",
    path: "/x",
    search: "",
    client: "192.0.2.1",
    endpoint: endpoint(),
    lacksHost: false,
    window: "document",
    startedAt: 0,
    rate: undefined,
    refusal: undefined,
    representation: undefined,
    shows: undefined,
    goodUntil: Infinity,
    ...own,
  };
}

/** Last handler of a chain: answers 200 and counts its calls. */
export function last(make: () => Response = () => new Response("made")) {
  const asked: RequestInfo[] = [];
  const handle: Handle = (info) => {
    asked.push(info);
    return make();
  };
  return { asked, handle };
}
