import { isObject } from "../../base/http/json_body.ts";
import { LruCache } from "../../base/http/lru_cache.ts";
import { isUpTo, MAX_NAME } from "../../base/text/code_points.ts";
import type { AnyTool } from "./tool.ts";

/** The request headers that the SDK checks. */
const HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name"];
const VERSION = "io.modelcontextprotocol/protocolVersion";

/** The parameter that says what is asked for, by method. All other methods have one result. */
const NAMED_BY = new Map<unknown, string>([
  ["initialize", "protocolVersion"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
  ["tools/call", "name"],
]);

const MAX_KEY = 1_000;
const MAX_ENTRIES = 500;
const MAX_BYTES = 8 * 2 ** 20;
/** A character takes up to two bytes in memory. */
const BYTES_PER_CHARACTER = 2;

/** Keys under which the result of a message is kept. */
interface Place {
  /** The revision, and all that the result follows from. */
  key: string;
  /** All else that the client sent. It changes no result, but the SDK may refuse it. */
  envelope: string;
}

type Members = Record<string, unknown>;

/**
 * Results of messages. A result follows from the revision, the method, the name
 * and the arguments, and from the content, which changes with a new start only.
 * An id or `_meta` makes no new entry. A known result is given again only with an
 * envelope that the SDK has accepted, so that no wrong one passes.
 */
export class ResultCache {
  readonly #results = cacheOf<string>();
  readonly #accepted = cacheOf<true>();
  readonly #tools: Map<unknown, AnyTool>;

  constructor(tools: AnyTool[]) {
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]));
  }

  /** Undefined where nothing is kept: for a notification, for what is wrong or too long. */
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

  /** The JSON of the result. */
  get({ key, envelope }: Place): string | undefined {
    return this.#accepted.get(envelope) && this.#results.get(key);
  }

  set({ key, envelope }: Place, result: string): void {
    this.#accepted.set(envelope, true, sizeOf(envelope));
    this.#results.set(key, result, sizeOf(key) + sizeOf(result));
  }

  /** Arguments as the tool reads them: in one order, with what was left out. */
  #inputOf(method: unknown, name: unknown, given: Members): unknown {
    if (method === "prompts/get") return given;
    if (method !== "tools/call") return {};
    return this.#tools.get(name)?.input.safeParse(given).data;
  }
}

/** The JSON of what went well; an error may have passed by the next time. */
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

/** Many clients give each call a token of its own. No tool reports progress. */
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
