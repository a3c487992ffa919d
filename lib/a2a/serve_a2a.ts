import { limitsFromNow } from "../api/body_limits.ts";
import { unreadableBody } from "../api/body_errors.ts";
import { errorResponse } from "../api/errors.ts";
import type { Deps } from "../deps.ts";
import { echo } from "../http/echo.ts";
import { readText } from "../http/text_body.ts";
import { isOwnOrigin } from "../api/origin.ts";
import type { State } from "../state.ts";
import { readCall, type RpcCall } from "./call.ts";
import { PROTOCOL_VERSION } from "./card.ts";
import { agentReply } from "./reply.ts";
import { refuse, type RpcError, rpcError, type RpcResponse } from "./rpc.ts";
import { answerCall } from "./transport.ts";

/** The JSON-RPC binding of A2A 1.0, without state and without streams. */
export async function serveA2a(
  { req: request, state: { deps } }: { req: Request; state: State },
): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers.get("origin"), deps)) {
    return send(refuse(null, FOREIGN), 403);
  }
  if (!isJson(headers.get("content-type"))) {
    return send(refuse(null, NOT_JSON));
  }
  const body = await readText(request, limitsFromNow(deps));
  if (body.state === "invalid") {
    return send(refuse(null, unreadable(body.problem)));
  }
  if (body.state !== "read") return errorResponse(unreadableBody(body));
  const call = readCall(body.text);
  const answer = call.state === "call"
    ? await answerInVersion(call, headers.get("a2a-version"), deps)
    : refuse(call.id, call.error);
  return send(answer);
}

const FOREIGN = rpcError(
  "INVALID_REQUEST",
  "Cannot answer a page of another site",
);

const NOT_JSON = rpcError(
  "CONTENT_TYPE_NOT_SUPPORTED",
  "Cannot read the body: expected Content-Type application/json in UTF-8",
);

/** Left out it is JSON; what needs no preflight, such as text/plain, is not. */
function isJson(type: string | null): boolean {
  return type === null || JSON_TYPE.test(type);
}

const JSON_TYPE =
  /^application\/([\w.-]+\+)?json\s*(;\s*charset="?utf-8"?\s*)?$/i;

// A client that names no version speaks the one before there was a header.
const UNNAMED_VERSION = "0.3";

async function answerInVersion(
  call: RpcCall,
  version: string | null,
  deps: Deps,
): Promise<RpcResponse> {
  const asked = version?.trim() || UNNAMED_VERSION;
  if (asked !== PROTOCOL_VERSION) return refuse(call.id, unsupported(asked));
  const replyTo = (question: string) => agentReply(question, deps);
  const { reportError } = deps;
  return await answerCall(call, { replyTo, reportError });
}

function unsupported(asked: string): RpcError {
  return rpcError(
    "VERSION_NOT_SUPPORTED",
    `Cannot speak A2A ${echo(asked)}: expected ${PROTOCOL_VERSION}`,
    { supportedVersions: PROTOCOL_VERSION },
  );
}

function unreadable(problem: string): RpcError {
  return rpcError("PARSE_ERROR", `Cannot read the body: ${problem}`);
}

// As the SDK's own server does, errors of a call travel with 200.
function send(answer: RpcResponse, status = 200): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
    },
  });
}
