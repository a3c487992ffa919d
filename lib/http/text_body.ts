export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Aborted when the client has had time enough to send it. */
  deadline: AbortSignal;
}

/** What came of reading a body as text. */
export type TextBody =
  | { state: "read"; text: string }
  | { state: "too_large" }
  | { state: "invalid"; problem: string };

/** Reads a body as UTF-8, up to a size and within a time. */
export async function readText(
  { headers, body }: Pick<Request, "headers" | "body">,
  limits: BodyLimits,
): Promise<TextBody> {
  const coding = headers.get("content-encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") {
    return { state: "invalid", problem: "expected no Content-Encoding" };
  }
  // A first filter only: the length may be missing, or a lie.
  const length = Number(headers.get("content-length") ?? 0);
  if (length > limits.size) return { state: "too_large" };
  if (!body) return { state: "read", text: "" };
  const reader = body.getReader();
  const late = whenAborted(limits.deadline);
  try {
    const read = readBytes(reader, limits.size);
    const bytes = await Promise.race([read, late.promise]);
    if (bytes === "late") {
      return { state: "invalid", problem: "it did not arrive in time" };
    }
    return bytes ? decode(bytes) : { state: "too_large" };
  } catch {
    return { state: "invalid", problem: "it was cut off" };
  } finally {
    late.forget();
    // Nobody waits for the rest of a body that is refused.
    reader.cancel().catch(() => {});
  }
}

/** Null where there is more than so many bytes. */
async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  size: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (true) {
    const { value, done } = await reader.read();
    if (done) return await joined(chunks);
    length += value.length;
    if (length > size) return null;
    chunks.push(value);
  }
}

/** Most bodies come in one piece, which needs no copy. */
async function joined(
  chunks: Uint8Array<ArrayBuffer>[],
): Promise<Uint8Array> {
  const [first] = chunks;
  return chunks.length === 1 && first ? first : await new Blob(chunks).bytes();
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

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): TextBody {
  try {
    return { state: "read", text: decoder.decode(bytes) };
  } catch {
    return { state: "invalid", problem: "it is not UTF-8" };
  }
}
