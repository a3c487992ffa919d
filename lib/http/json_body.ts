/** What came of reading a body as a JSON object. */
export type JsonBody =
  | { state: "read"; value: Record<string, unknown> }
  | { state: "too_large" }
  | { state: "invalid"; problem: string };

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Aborted when the client has had time enough to send it. */
  deadline: AbortSignal;
}

/** Reads a body as one JSON object (RFC 8259), believing nothing about it. */
export async function readJsonBody(
  { headers, body }: Pick<Request, "headers" | "body">,
  limits: BodyLimits,
): Promise<JsonBody> {
  const problem = problemOfType(headers);
  if (problem) return { state: "invalid", problem };
  // A first filter only: the length may be missing, or a lie.
  const declared = Number(headers.get("content-length") ?? 0);
  if (declared > limits.size) return { state: "too_large" };
  const bytes = await readBytes(body, limits);
  return bytes instanceof Uint8Array ? parse(bytes) : bytes;
}

// `sendBeacon` with a string sends text/plain, which also needs no preflight.
const JSON_TYPE = /^(application\/([\w.!#$&^-]+\+)?json|text\/plain)$/i;
const UTF_8 = /^"?utf-8"?$/i;

function problemOfType(headers: Headers): string | undefined {
  const coding = headers.get("content-encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") {
    return "expected it without Content-Encoding";
  }
  const [type = "", ...parameters] =
    (headers.get("content-type") ?? "application/json").split(";");
  if (!JSON_TYPE.test(type.trim())) {
    return "expected Content-Type application/json";
  }
  const charset = parameters.map((text) => text.trim())
    .find((text) => /^charset=/i.test(text))?.slice("charset=".length);
  if (charset !== undefined && !UTF_8.test(charset)) return "expected UTF-8";
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  { size, deadline }: BodyLimits,
): Promise<Uint8Array | JsonBody> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const late = whenAborted(deadline);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (true) {
      const chunk = await Promise.race([reader.read(), late.promise]);
      if (chunk === "late") {
        return { state: "invalid", problem: "it did not arrive in time" };
      }
      if (chunk.done) return join(chunks, length);
      length += chunk.value.length;
      if (length > size) return { state: "too_large" };
      chunks.push(chunk.value);
    }
  } catch {
    return { state: "invalid", problem: "it was cut off" };
  } finally {
    late.forget();
    // Nobody waits for the rest of a body that is refused.
    reader.cancel().catch(() => {});
  }
}

function whenAborted(signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<"late">();
  const onAbort = () => resolve("late");
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort);
  return {
    promise,
    forget: () => signal.removeEventListener("abort", onAbort),
  };
}

function join(chunks: Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (chunks.length === 1 && first) return first;
  const bytes = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

// `Request.json()` would replace bad UTF-8 in silence. A BOM is skipped, as
// RFC 8259 section 8.1 allows.
const decoder = new TextDecoder("utf-8", { fatal: true });

function parse(bytes: Uint8Array): JsonBody {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch (error) {
    const problem = error instanceof TypeError
      ? "it is not UTF-8"
      : "it is not JSON";
    return { state: "invalid", problem };
  }
  if (!isObject(value)) {
    return { state: "invalid", problem: "expected an object" };
  }
  if (!isWellFormed(value)) {
    return { state: "invalid", problem: "it holds half of a surrogate pair" };
  }
  return { state: "read", value };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Without recursion: a body may be nested deeper than the stack. */
function isWellFormed(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string") {
      if (!next.isWellFormed()) return false;
    } else if (typeof next === "object" && next !== null) {
      for (const [key, member] of Object.entries(next)) {
        if (!key.isWellFormed()) return false;
        rest.push(member);
      }
    }
  }
  return true;
}
