import * as z from "zod";
import { quality } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import { isObject } from "../../base/http/json_body.ts";
import { echo } from "../../base/http/echo.ts";
import type { State } from "../../state.ts";
import { toolsOf } from "./entries.ts";
import { REVISIONS } from "./identity.ts";
import { rpcError, rpcResponse, rpcResult } from "./json_rpc.ts";
import { keyOf, ResultCache, resultOf } from "./result_cache.ts";
import { plainMessage } from "./plain_message.ts";
import { isOwnHost, isOwnOrigin } from "../rest/origin.ts";
import { problemWithNames, readMessage } from "./read_message.ts";
import { connect, type Connection } from "./server.ts";
import type { McpService } from "./service.ts";
import { once } from "../../base/time/once.ts";

/** The handler of POST: Streamable HTTP without sessions and streams. */
export function serveMcp(service: McpService) {
  const endpoints = new WeakMap<State["site"], McpEndpoint>();
  return async (
    { req: request, state }: { req: Request; state: State },
  ): Promise<Response> => {
    const refusal = refuse(request, state);
    if (refusal) return refusal;
    const body = await readMessage(request, state.deps);
    if (body.state === "refused") return body.response;
    const endpoint = endpoints.get(state.site) ??
      new McpEndpoint(service, state);
    endpoints.set(state.site, endpoint);
    state.request.tool = toolIn(body.message, service);
    return endpoint.answer(request, body.message);
  };
}

/** Only the name of a tool that there is. */
function toolIn(
  { method, params }: Record<string, unknown>,
  { tools }: McpService,
): string | undefined {
  if (method !== "tools/call" || !isObject(params)) return;
  return tools.find(({ name }) => name === params.name)?.name;
}

class McpEndpoint {
  readonly #connect: () => Promise<Connection>;
  readonly #cache = new ResultCache();
  /** Arguments of tools and prompts, by method and name. */
  readonly #inputs = new Map<string, z.ZodObject>();

  constructor(service: McpService, state: State) {
    this.#connect = once(() => connect(service, state));
    for (const { name, input } of toolsOf(service, state)) {
      this.#inputs.set(`tools/call ${name}`, input);
    }
    for (const { name, arguments: input } of service.prompts) {
      this.#inputs.set(`prompts/get ${name}`, input);
    }
  }

  answer(request: Request, sent: Record<string, unknown>) {
    const message = plainMessage(sent, this.#inputs);
    const key = keyOf(request.headers, message);
    const known = key && this.#cache.get(key);
    return known
      ? rpcResult(message.id, known)
      : problemOf(request.headers, message) ?? this.#ask(request, message, key);
  }

  async #ask(
    request: Request,
    message: Record<string, unknown>,
    key: string | undefined,
  ): Promise<Response> {
    const connection = await this.#connect();
    const { url, headers } = request;
    // Without body and signal: the body is read, and no tool is aborted.
    const head = new Request(url, { method: "POST", headers });
    const answer = await connection(head, message);
    const result = key && resultOf(answer.message);
    if (!result) return rpcResponse(answer.message, answer.status);
    this.#cache.set(key, result);
    return rpcResult(message.id, result);
  }
}

function refuse({ headers }: Request, { deps }: State): Response | undefined {
  if (!isOwnHost(headers.get("host"), deps)) {
    return forbidden("expected the name of this site in the Host header");
  }
  if (!isOwnOrigin(headers.get("origin"), deps)) {
    return forbidden(
      "expected the Origin of this site or of loopback, or none",
    );
  }
  if (quality(headerOf(headers, "accept"), "application/json") === 0) {
    const message = "Not acceptable: expected application/json in Accept";
    return rpcError({ status: 406, code: "invalid_request", message });
  }
}

function forbidden(why: string): Response {
  const message = `Refused: ${why}`;
  return rpcError({ status: 403, code: "invalid_request", message });
}

/** Checks that the SDK omits. */
function problemOf(headers: Headers, message: Record<string, unknown>) {
  const problem = problemWithNames(headers, message);
  if (problem) {
    const text = `Cannot read the message: ${problem}`;
    return rpcError({ status: 400, code: "invalid_request", message: text });
  }
  const { id, method } = message;
  const version = headers.get("mcp-protocol-version");
  if (version !== null && !isSupported(version, message)) {
    return unsupportedVersion(version, id);
  }
  // The SDK would open a stream that never ends, and the content never changes.
  if (
    method === "subscriptions/listen" && headers.get("mcp-method") === method
  ) {
    const message = `Cannot use "${method}": this server has no streams`;
    return rpcError({ status: 404, code: "method_not_found", message, id });
  }
}

function unsupportedVersion(version: string, id: unknown): Response {
  return rpcError({
    status: 400,
    code: "unsupported_version",
    message: "Unsupported protocol version",
    id,
    data: { supported: REVISIONS, requested: echo(version) },
  });
}

const Claim = z.object({
  _meta: z.looseObject({ "io.modelcontextprotocol/protocolVersion": z.any() }),
});

/** The SDK checks the version of `initialize` and a version in the body. */
function isSupported(
  version: string,
  { method, params }: Record<string, unknown>,
): boolean {
  return REVISIONS.some((each) => each === version) ||
    method === "initialize" || Claim.safeParse(params).success;
}
