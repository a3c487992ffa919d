import { withDeadline } from "../time/with_deadline.ts";
import { GrowingBytes } from "./growing_bytes.ts";

export interface BodyLimits {
  size: number;
  /** Aborts when the time for the whole body is over. */
  deadline: AbortSignal;
  /** Returns a signal that aborts when the time for the next KiB is over. */
  pace(): AbortSignal;
}

export type TextBody =
  | { state: "read"; text: string }
  | { state: "too_large" }
  /** The server itself closes the connection. */
  | { state: "interrupted" }
  | { state: "invalid"; problem: string };

export type RequestBody = Pick<Request, "headers" | "body" | "bytes">;

/** Reads a body as UTF-8, with a limit of size and time. */
export async function readText(
  request: RequestBody,
  limits: BodyLimits,
): Promise<TextBody> {
  const { headers } = request;
  const problem = problemOfCoding(headers);
  if (problem) return { state: "invalid", problem };
  // An early check only: the length may be missing or wrong.
  const length = Number(headers.get("content-length") ?? NaN);
  if (length > limits.size) return { state: "too_large" };
  try {
    return length <= KIB && headers.get("transfer-encoding") === null
      ? await readWhole(request, limits)
      : await readPieces(request, limits);
  } catch (error) {
    if (error === LATE) return { state: "invalid", problem: LATE.message };
    // Deno's error for a body whose connection this process has closed.
    const isOurs = error instanceof Error && error.name === "BadResource";
    return isOurs
      ? { state: "interrupted" }
      : { state: "invalid", problem: "expected it to its end" };
  }
}

function problemOfCoding(headers: Headers): string | undefined {
  const coding = headers.get("content-encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") {
    return "expected no Content-Encoding";
  }
  const transfer = headers.get("transfer-encoding") ?? "chunked";
  if (transfer.toLowerCase() !== "chunked") {
    return "expected no Transfer-Encoding but chunked";
  }
}

const KIB = 1024;

const LATE = new Error("expected all of it in time");

/**
 * Reads at most one KiB at once, several times as fast as in pieces. Deno stops at
 * Content-Length (RFC 9112, section 6.3; RFC 9113, section 8.1.1), but that is no
 * promise, so the bytes are counted.
 */
async function readWhole(
  request: RequestBody,
  { size, pace }: BodyLimits,
): Promise<TextBody> {
  let bytes: Uint8Array | undefined;
  const reading = request.bytes();
  reading.then((whole) => bytes = whole, () => {});
  // A body that came with its head is read by then. A deadline costs several times as much.
  await null;
  await null;
  bytes ??= await withDeadline(reading, pace(), () => LATE);
  return bytes.length > size ? { state: "too_large" } : decode(bytes);
}

async function readPieces(
  { body }: RequestBody,
  limits: BodyLimits,
): Promise<TextBody> {
  if (!body) return { state: "read", text: "" };
  const reader = body.getReader();
  try {
    const reading = readAll(reader, limits);
    return await withDeadline(reading, limits.deadline, () => LATE);
  } finally {
    reader.cancel().catch(() => {});
  }
}

// Each piece costs a turn of the event loop, and may be a single byte.
const MAX_PIECES = 4_096;
const TOO_MANY_PIECES = `expected at most ${MAX_PIECES} chunks`;

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  { size, pace }: BodyLimits,
): Promise<TextBody> {
  const read = new GrowingBytes(size);
  let due = KIB;
  let late = pace();
  for (let pieces = 0; pieces <= MAX_PIECES; pieces++) {
    const { value, done } = await withDeadline(reader.read(), late, () => LATE);
    if (done) return decode(read.bytes());
    if (!read.add(value)) return { state: "too_large" };
    if (read.length < due) continue;
    due = read.length + KIB;
    late = pace();
  }
  return { state: "invalid", problem: TOO_MANY_PIECES };
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): TextBody {
  try {
    return { state: "read", text: decoder.decode(bytes) };
  } catch {
    return { state: "invalid", problem: "expected UTF-8" };
  }
}
