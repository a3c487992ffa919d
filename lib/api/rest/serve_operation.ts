import type { HeaderList } from "../../base/http/header_list.ts";
import { latestRepresentation } from "../../base/http/latest_representation.ts";
import { Representation } from "../../base/http/representation.ts";
import type { Deps } from "../../deps.ts";
import { errorResponse, methodNotAllowed } from "../../errors.ts";
import { readInput } from "./input.ts";
import type { AnyOperation, OperationReply } from "../../operation.ts";
import { toOperationError } from "./settle.ts";

/** The handler of one path: it runs the operation that the method names. */
export function serve(...operations: AnyOperation[]) {
  const byMethod = new Map(operations.map((each) => [each.method, each]));
  // Only GET has answers that may be cached.
  const represent = latestRepresentation();
  return async (context: OperationContext): Promise<Response> => {
    const { req: request, params, state } = context;
    const { deps, request: info } = state;
    const method = request.method === "POST" ? "POST" : "GET";
    const operation = byMethod.get(method);
    // Every other method has been refused already.
    if (!operation) throw methodNotAllowed(request.method, [method]);
    try {
      const { search, client, common } = info;
      const raw = { params, search, client, request };
      const input = await readInput(operation, raw, deps);
      const reply = await operation.run(input, deps);
      const response = toResponse(operation, reply, { represent, common });
      if (response instanceof Response) return response;
      info.representation = response;
      if (reply.goodUntil !== undefined) info.goodUntil = reply.goodUntil;
      return await response.respond(request);
    } catch (error) {
      return errorResponse(toOperationError(error, operation, deps));
    }
  };
}

/** What is read and noted of a request here. */
interface RequestNotes {
  search: string;
  client: string;
  common: HeaderList;
  representation: Representation | undefined;
  goodUntil: number;
}

/** What an operation needs of a route's context. */
interface OperationContext {
  req: Request;
  params: Record<string, string>;
  state: { deps: Deps; request: RequestNotes };
}

/** How what may be cached is represented, and which headers its URL has anyway. */
interface Representing {
  represent: ReturnType<typeof latestRepresentation>;
  common: HeaderList;
}

/** What may be cached has an ETag, and so is a representation. */
function toResponse(
  { cacheControl, responses }: AnyOperation,
  { status, body, headers: own }: OperationReply<unknown>,
  { represent, common }: Representing,
): Response | Representation {
  const type = responses[status]?.mediaType ?? "application/json";
  const headers = {
    "content-type": type,
    "cache-control": cacheControl,
    ...own,
  };
  // The answer to a HEAD whose length only the work itself would tell.
  if (body === null) return new Response(null, { status, headers });
  if (body instanceof Uint8Array) {
    const image = { ...headers, ...NOT_SHARED, ...OF_IMAGES };
    return new Representation(new Uint8Array(body), image, common);
  }
  const text = JSON.stringify(body);
  return cacheControl === "no-store"
    ? notStored(text, status, headers)
    : represent(text, { ...headers, ...NOT_SHARED, ...OF_TEXT }, common);
}

function notStored(
  text: string,
  status: number,
  headers: Record<string, string>,
): Response {
  const bytes = encoder.encode(text);
  const length = { "content-length": String(bytes.length) };
  return new Response(bytes, { status, headers: { ...headers, ...length } });
}

// A shared cache would replay one client's rate headers, and skip the window.
const NOT_SHARED = { "cdn-cache-control": "no-store" };
const OF_TEXT = { "vary": "accept-encoding" };
// Pages of any origin may show the picture.
const OF_IMAGES = {
  "accept-ranges": "none",
  "cross-origin-resource-policy": "cross-origin",
};

const encoder = new TextEncoder();
