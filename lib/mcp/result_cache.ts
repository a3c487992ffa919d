import { isUpTo, MAX_NAME } from "../text/code_points.ts";

/** The request headers that an answer may depend on. */
const HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name"];

const MAX_KEY = 1_000;
const MAX_ENTRIES = 500;

/**
 * Results that were given before. What a server answers follows from the
 * message, these headers and the content, which changes with a new start only;
 * so a call that is repeated, under whatever id, need not be made again.
 */
export class ResultCache {
  readonly #results = new Map<string, string>();

  /** Empty where the answer is not to be cached: to a notification, or for its size. */
  keyOf(headers: Headers, message: Record<string, unknown>): string {
    const { id, ...rest } = message;
    const isId = typeof id === "string"
      ? isUpTo(MAX_NAME, id)
      : Number.isSafeInteger(id);
    if (!isId) return "";
    const values = HEADERS.map((name) => headers.get(name));
    const key = JSON.stringify([values, rest]);
    return key.length <= MAX_KEY ? key : "";
  }

  /** The JSON of the result. */
  get(key: string): string | undefined {
    return this.#results.get(key);
  }

  /** Keeps what went well; an error may have passed by the next time. */
  note(key: string, answer: unknown): void {
    const result = resultOf(answer);
    if (!key || !result || result.isError) return;
    if (this.#results.size >= MAX_ENTRIES) this.#results.clear();
    this.#results.set(key, JSON.stringify(result));
  }
}

function resultOf(answer: unknown): { isError?: unknown } | undefined {
  if (typeof answer !== "object" || answer === null) return;
  if (!("result" in answer)) return;
  const { result } = answer;
  return typeof result === "object" && result !== null ? result : undefined;
}
