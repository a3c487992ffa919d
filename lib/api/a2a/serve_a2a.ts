import { limitsFromNow, unreadableBody } from "../rest/body_limits.ts";
import { errorResponse, UNCACHED_JSON } from "../../errors.ts";
import type { Deps } from "../../deps.ts";
import { echo } from "../../base/http/echo.ts";
import { readText } from "../../base/http/text_body.ts";
import { isOwnOrigin } from "../rest/origin.ts";
import { PROTOCOL_VERSION } from "../discovery/agent_card.ts";
import type { State } from "../../state.ts";
import { readCall, type RpcCall } from "./call.ts";
import { findItems } from "../ask/engine.ts";
import { inLanguageOf } from "../ask/language.ts";
import { refuse, type RpcError, rpcError, type RpcResponse } from "./rpc.ts";
import { answerCall } from "./transport.ts";

/** The JSON-RPC binding of A2A 1.0, without state and streams. */
export async function serveA2a(
  { req: request, state }: { req: Request; state: State },
): Promise<Response> {
  const { headers } = request;
  const { deps, request: { search } } = state;
  if (!isOwnOrigin(headers.get("origin"), deps)) {
    return send(refuse(null, FOREIGN), 403);
  }
  if (!isJson(headers.get("content-type"))) return send(refuse(null, NOT_JSON));
  const body = await readText(request, limitsFromNow(deps));
  if (body.state === "invalid") {
    const problem = `Cannot read the body: ${body.problem}`;
    return send(refuse(null, rpcError("PARSE_ERROR", problem)));
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
  "Refused: expected no Origin header, or that of this site",
);

const NOT_JSON = rpcError(
  "CONTENT_TYPE_NOT_SUPPORTED",
  "Cannot read the body: expected Content-Type application/json in UTF-8",
);

/** JSON by default. Types that need no CORS preflight, such as text/plain, are refused. */
function isJson(type: string | null): boolean {
  return type === null || JSON_TYPE.test(type);
}

const JSON_TYPE =
  /^application\/([\w.-]+\+)?json\s*(;\s*charset="?utf-8"?\s*)?$/i;

async function answerInVersion(call: RpcCall, version: string, deps: Deps) {
  const problem = problemWithVersion(version);
  if (problem) return refuse(call.id, problem);
  const replyTo = (question: string) => agentReply(question, deps);
  const { reportError } = deps;
  return await answerCall(call, { replyTo, reportError });
}

const VERSION = "A2A-Version";

// Version of clients from before the header existed.
const UNNAMED_VERSION = "0.3";

/** The requested version without its patch number. */
function versionAsked(headers: Headers, search: string): string {
  const named = headers.get(VERSION)?.trim() ||
    new URLSearchParams(search).get(VERSION)?.trim() || UNNAMED_VERSION;
  return /^(\d+\.\d+)\.\d+$/.exec(named)?.[1] ?? named;
}

function problemWithVersion(asked: string): RpcError | undefined {
  if (asked === PROTOCOL_VERSION) return;
  return rpcError(
    "VERSION_NOT_SUPPORTED",
    `Cannot use A2A ${
      echo(asked)
    }: expected ${PROTOCOL_VERSION} in the header ${VERSION}`,
    { header: VERSION, supportedVersions: PROTOCOL_VERSION },
  );
}

// The data part has all results.
const MAX_QUOTED = 3;

async function agentReply(question: string, deps: Deps) {
  const own = await inLanguageOf({ query: question }, deps);
  const { results, hint } = await findItems(question, own);
  const quoted = results.slice(0, MAX_QUOTED)
    .map(({ name, description, url }) => {
      // A passage often begins with its own title.
      const isNamed = description.startsWith(name);
      return `${isNamed ? "" : `${name}: `}${description}\n${url}`;
    });
  return { text: [hint, ...quoted].filter(Boolean).join("\n\n"), results };
}

// Errors of a call have status 200, as in the SDK's server.
function send(answer: RpcResponse, status = 200): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: UNCACHED_JSON,
  });
}
