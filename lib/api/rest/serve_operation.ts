import type { HeaderList } from "../../base/http/header_list.ts";
import {
  latestRepresentation,
  Representation,
} from "../../base/http/representation.ts";
import type { Deps } from "../../deps.ts";
import { errorResponse, methodNotAllowed } from "../../errors.ts";
import type { AnyOperation, OperationReply } from "../../operation.ts";
import { readInput } from "./input.ts";
import { notStored } from "./not_stored.ts";
import { toOperationError } from "./operation_errors.ts";

interface OperationContext {
  req: Request;
  params: Record<string, string>;
  state: {
    deps: Deps;
    /** Part of RequestInfo, whose import would make each route reach more files. */
    request: {
      search: string;
      client: string;
      common: HeaderList;
      representation: Representation | undefined;
      goodUntil: number;
    };
  };
}

/** The handler of one path. The request's method selects the operation. */
export function serve(...operations: AnyOperation[]) {
  const byMethod = new Map(operations.map((each) => [each.method, each]));
  // One is enough for all operations: only GET has cacheable answers.
  const represent = latestRepresentation();
  return async (context: OperationContext): Promise<Response> => {
    const { req: request, params, state: { deps, request: info } } = context;
    const method = request.method === "POST" ? "POST" : "GET";
    const operation = byMethod.get(method);
    // A middleware has refused every other method.
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

/** A Representation for a cacheable answer, because that has an ETag. */
function toResponse(
  { cacheControl, responses }: AnyOperation,
  { status, body, headers: own }: OperationReply<unknown>,
  { represent, common }: {
    represent: ReturnType<typeof latestRepresentation>;
    common: HeaderList;
  },
): Response | Representation {
  const type = responses[status]?.mediaType ?? "application/json";
  const headers = {
    "content-type": type,
    "cache-control": cacheControl,
    ...own,
  };
  // HEAD without a length, because only running the operation would give one.
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

// A shared cache would replay one client's rate headers, and skip the window.
const NOT_SHARED = { "cdn-cache-control": "no-store" };
const OF_TEXT = { "vary": "accept-encoding" };
// Pages of any origin may show the picture.
const OF_IMAGES = {
  "accept-ranges": "none",
  "cross-origin-resource-policy": "cross-origin",
};
