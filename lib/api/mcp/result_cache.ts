import { isObject } from "../../base/http/json_body.ts";
import { LruCache } from "../../base/http/lru_cache.ts";
import { isUpTo, MAX_NAME } from "../../base/text/code_points.ts";
import type { AnyTool } from "./tool.ts";

const HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name"];
const VERSION = "io.modelcontextprotocol/protocolVersion";

/** The parameter that selects the result, by method. Other methods have one result. */
const NAMED_BY = new Map<unknown, string>([
  ["initialize", "protocolVersion"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
  ["tools/call", "name"],
]);

const MAX_KEY = 1_000;
const MAX_ENTRIES = 500;
const MAX_BYTES = 8 * 2 ** 20;
/** At most, in memory. */
const BYTES_PER_CHARACTER = 2;

interface Place {
  /** The revision and everything that determines the result. */
  key: string;
  /** The rest of the message. It changes no result, but the SDK may refuse it. */
  envelope: string;
}

type Members = Record<string, unknown>;

/**
 * Results by revision, method, name and arguments. The content changes only with a
 * new start. A known result is served only with an envelope that the SDK has
 * accepted, so that invalid messages are still refused.
 */
export class ResultCache {
  readonly #results = cacheOf<string>();
  readonly #accepted = cacheOf<true>();
  readonly #tools: Map<unknown, AnyTool>;

  constructor(tools: AnyTool[]) {
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]));
  }

  /** Undefined for a message without a cacheable result: a notification, or invalid or too long. */
  placeOf(
    headers: Headers,
    { id, method, params = {}, ...rest }: Members,
  ): Place | undefined {
    if (!isId(id) || !isObject(params)) return;
    const { _meta = {}, arguments: given = {}, ...named } = params;
    if (!isObject(_meta) || !isObject(given)) return;
    const member = NAMED_BY.get(method);
    const what = member === undefined ? undefined : named[member];
    const input = this.#inputOf(method, what, given);
    if (!input) return;
    const sent = HEADERS.map((name) => headers.get(name));
    const key = JSON.stringify([sent[0], _meta[VERSION], method, what, input]);
    const meta = withoutProgress(_meta);
    const envelope = JSON.stringify([sent, method, rest, named, meta]);
    const isShort = Math.max(key.length, envelope.length) <= MAX_KEY;
    return isShort ? { key, envelope } : undefined;
  }

  get({ key, envelope }: Place): string | undefined {
    return this.#accepted.get(envelope) && this.#results.get(key);
  }

  set({ key, envelope }: Place, result: string): void {
    this.#accepted.set(envelope, true, sizeOf(envelope));
    this.#results.set(key, result, sizeOf(key) + sizeOf(result));
  }

  /** Arguments as the tool reads them, in one order and with defaults. */
  #inputOf(method: unknown, name: unknown, given: Members): unknown {
    if (method === "prompts/get") return given;
    if (method !== "tools/call") return {};
    return this.#tools.get(name)?.input.safeParse(given).data;
  }
}

/** The result as JSON. Errors are not cached, because they may be temporary. */
export function resultOf(answer: unknown): string | undefined {
  if (!isObject(answer) || !isObject(answer.result)) return;
  return answer.result.isError ? undefined : JSON.stringify(answer.result);
}

function cacheOf<Value>(): LruCache<string, Value> {
  return new LruCache({ maxEntries: MAX_ENTRIES, maxBytes: MAX_BYTES });
}

function sizeOf(text: string): number {
  return text.length * BYTES_PER_CHARACTER;
}

/** Many clients send a new token with each call, and no tool reports progress. */
function withoutProgress({ progressToken, ...meta }: Members): Members {
  const isToken = typeof progressToken === "string" ||
    Number.isSafeInteger(progressToken);
  return isToken ? meta : { ...meta, progressToken };
}

function isId(id: unknown): boolean {
  return typeof id === "string"
    ? isUpTo(MAX_NAME, id)
    : Number.isSafeInteger(id);
}
