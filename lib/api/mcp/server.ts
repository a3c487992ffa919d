import type { State } from "../../state.ts";
import { capabilitiesOf, identityOf, REVISIONS } from "./identity.ts";
import { promptHandlers, resourceHandlers, toolHandlers } from "./handlers.ts";
import { errorsForClients, type Sdk, withAllRevisions } from "./sdk_answers.ts";
import type { McpService } from "./service.ts";

/** Resolves to a JSON-RPC response, or to undefined for a notification. */
export type Connection = (
  request: Request,
  message: Record<string, unknown>,
) => Promise<{ status: number; message: unknown }>;

/** Clients of the 2025 revisions share one server. */
export async function connect(
  service: McpService,
  state: State,
): Promise<Connection> {
  // Loaded at the first call, because the SDK takes longer to load than the site.
  const sdk = await import("@modelcontextprotocol/server");
  const makeServer = serverFactory(sdk, service, state);
  const forClients = errorsForClients(state.deps);
  const mux = new MuxTransport();
  await makeServer().connect(mux);
  const modern = sdk.createMcpHandler(makeServer, { legacy: "reject" });
  return async (request, message) => {
    const { kind } = sdk.classifyInboundRequest(inbound(request, message));
    if (kind === "legacy" && sdk.isJSONRPCRequest(message)) {
      return { status: 200, message: forClients(await mux.handle(message)) };
    }
    const response = await modern.fetch(request, { parsedBody: message });
    const { status } = response;
    const answer = status === 202 ? undefined : await response.json();
    return { status, message: forClients(withAllRevisions(answer)) };
  };
}

function inbound({ headers }: Request, body: Record<string, unknown>) {
  return {
    httpMethod: "POST",
    protocolVersionHeader: headers.get("mcp-protocol-version") ?? undefined,
    mcpMethodHeader: headers.get("mcp-method") ?? undefined,
    mcpNameHeader: headers.get("mcp-name") ?? undefined,
    body,
  };
}

/**
 * For 2026-07-28 the SDK makes a server for each request. That is cheap, because
 * the lists are made once, here.
 */
function serverFactory(sdk: Sdk, service: McpService, state: State) {
  const identity = identityOf(service, state);
  const groups = [
    toolHandlers(service, state, sdk),
    resourceHandlers(state, sdk),
    ...(service.prompts.length > 0
      ? [promptHandlers(service, state, sdk)]
      : []),
  ];
  return () => {
    const server = new sdk.Server(identity, {
      capabilities: capabilitiesOf(service),
      instructions: service.instructions(state.deps.content),
      supportedProtocolVersions: [...REVISIONS],
      cacheHints: CACHE_HINTS,
      jsonSchemaValidator: NO_VALIDATOR,
    });
    for (const register of groups) register(server);
    return server;
  };
}

// The content changes with a new deployment only.
const HINT = { ttlMs: 300_000, cacheScope: "public" } as const;
const CACHE_HINTS = {
  "server/discover": HINT,
  "tools/list": HINT,
  "prompts/list": HINT,
  "resources/list": HINT,
  "resources/templates/list": HINT,
  "resources/read": HINT,
};

/** Servers need a validator only for requests to the client, and none is sent. */
const NO_VALIDATOR = {
  getValidator(): never {
    throw new Error("Cannot validate: this server asks nothing");
  },
};

interface Message {
  jsonrpc: "2.0";
  id?: string | number;
}

interface Waiting {
  id: string | number;
  resolve(response: Message): void;
}

/**
 * Lets all clients of the 2025 revisions share one server, because a server for each
 * request costs several times the answer. The SDK ties a server to one transport, so
 * this transport replaces each request's id and restores it in the response.
 * Notifications are dropped: one client could cancel the call of another.
 */
class MuxTransport {
  /** Set by the server that connects. */
  onmessage?: (message: Message & { method?: string }) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  start(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.onclose?.();
    return Promise.resolve();
  }

  handle(request: Message & { id: string | number; method: string }) {
    const { promise, resolve } = Promise.withResolvers<Message>();
    const id = ++this.#last;
    this.#waiting.set(id, { id: request.id, resolve });
    this.onmessage?.({ ...request, id });
    return promise;
  }

  /** Delivers responses and drops everything else. */
  send(message: Message): Promise<void> {
    const waiting = this.#waiting.get(Number(message.id));
    if (waiting && !("method" in message)) {
      this.#waiting.delete(Number(message.id));
      waiting.resolve({ ...message, id: waiting.id });
    }
    return Promise.resolve();
  }
}
