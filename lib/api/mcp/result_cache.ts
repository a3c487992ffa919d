import { isObject } from "../../base/http/json_body.ts";
import { LruCache } from "../../base/http/lru_cache.ts";
import { isUpTo, MAX_NAME } from "../../base/text/code_points.ts";

const HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name"];

const MAX_KEY = 2_000;
const MAX_ENTRIES = 500;
const MAX_BYTES = 8 * 2 ** 20;
/** At most, in memory. */
const BYTES_PER_CHARACTER = 2;

type Members = Record<string, unknown>;

/**
 * Results by message. The content changes only with a new start. Only messages that
 * the SDK has accepted have a result, so that invalid messages are still refused.
 */
export class ResultCache {
  readonly #results = new LruCache<string, string>({
    maxEntries: MAX_ENTRIES,
    maxBytes: MAX_BYTES,
  });

  get(key: string): string | undefined {
    return this.#results.get(key);
  }

  set(key: string, result: string): void {
    const bytes = (key.length + result.length) * BYTES_PER_CHARACTER;
    this.#results.set(key, result, bytes);
  }
}

/**
 * The message without its id, and the headers that the SDK compares with it. Undefined
 * for a message without a cacheable result: a notification, or one that is too long.
 */
export function keyOf(headers: Headers, { id, ...message }: Members) {
  if (!isId(id)) return;
  const sent = HEADERS.map((name) => headers.get(name));
  const key = JSON.stringify([sent, withoutProgress(message)]);
  return key.length <= MAX_KEY ? key : undefined;
}

/** The result as JSON. Errors are not cached, because they may be temporary. */
export function resultOf(answer: unknown): string | undefined {
  if (!isObject(answer) || !isObject(answer.result)) return;
  return answer.result.isError ? undefined : JSON.stringify(answer.result);
}

/** Many clients send a new token with each call, and no tool reports progress. */
function withoutProgress(message: Members): Members {
  const { params } = message;
  if (!isObject(params) || !isObject(params._meta)) return message;
  const { progressToken, ..._meta } = params._meta;
  const isToken = typeof progressToken === "string" ||
    Number.isSafeInteger(progressToken);
  return isToken ? { ...message, params: { ...params, _meta } } : message;
}

function isId(id: unknown): boolean {
  return typeof id === "string"
    ? isUpTo(MAX_NAME, id)
    : Number.isSafeInteger(id);
}
