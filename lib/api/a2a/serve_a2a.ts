import { limitsFromNow } from "../rest/body_limits.ts";
import { unreadableBody } from "../rest/body_errors.ts";
import { errorResponse } from "../../errors.ts";
import type { Deps } from "../../deps.ts";
import { readText } from "../../base/http/text_body.ts";
import { isOwnOrigin } from "../rest/origin.ts";
import type { State } from "../../state.ts";
import { readCall, type RpcCall } from "./call.ts";
import { agentReply } from "./reply.ts";
import { refuse, type RpcError, rpcError, type RpcResponse } from "./rpc.ts";
import { answerCall } from "./transport.ts";
import { problemWithVersion, versionAsked } from "./version.ts";

/** The JSON-RPC binding of A2A 1.0, without state and without streams. */
export async function serveA2a(
  { req: request, state }: { req: Request; state: State },
): Promise<Response> {
  const { headers } = request;
  const { deps, request: { search } } = state;
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
    ? await answerInVersion(call, versionAsked(headers, search), deps)
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

async function answerInVersion(
  call: RpcCall,
  version: string,
  deps: Deps,
): Promise<RpcResponse> {
  const problem = problemWithVersion(version);
  if (problem) return refuse(call.id, problem);
  const replyTo = (question: string) => agentReply(question, deps);
  const { reportError } = deps;
  return await answerCall(call, { replyTo, reportError });
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
