import { Buffer } from "node:buffer";

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
  request: Pick<Request, "headers" | "body" | "bytes">,
  limits: BodyLimits,
): Promise<TextBody> {
  const { headers } = request;
  const coding = headers.get("content-encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") {
    return { state: "invalid", problem: "expected no Content-Encoding" };
  }
  const length = headers.get("content-length");
  if (Number(length ?? 0) > limits.size) return { state: "too_large" };
  const late = whenAborted(limits.deadline);
  try {
    // The runtime holds a client to the length that it declares, and reads
    // such a body several times faster than chunk by chunk.
    const read = length === null
      ? readChunks(request.body, limits.size)
      : request.bytes();
    const bytes = await Promise.race([read, late.promise]);
    if (bytes === "late") {
      return { state: "invalid", problem: "it did not arrive in time" };
    }
    return bytes && bytes.length <= limits.size
      ? decode(bytes)
      : { state: "too_large" };
  } catch {
    return { state: "invalid", problem: "it was cut off" };
  } finally {
    late.forget();
  }
}

/** Null where there is more than so many bytes. */
async function readChunks(
  body: ReadableStream<Uint8Array> | null,
  size: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream: nobody waits for the rest.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > size) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
