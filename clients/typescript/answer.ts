import { ApiError } from "./api_error.ts";
import {
  KEPT,
  keptText,
  MAX_BODY,
  readBytes,
  textOf,
} from "./response_body.ts";
import { retryAfterOf } from "./retry_after.ts";
import { responseInfoOf, type WithResponse } from "./response_info.ts";
import type { Picture } from "./requests.ts";
import type { ErrorResponse } from "./types.ts";

/** An answer that has arrived, whole or as far as it is read. */
export interface Answer {
  response: Response;
  bytes: Uint8Array;
}

export async function readAnswer(response: Response): Promise<Answer> {
  // One byte more shows that the body is too long.
  const limit = response.ok ? MAX_BODY + 1 : KEPT;
  return { response, bytes: await readBytes(response, limit) };
}

/** Reads a 2xx response. Throws an ApiError if `read` throws. */
export function resultOf<T>(
  answer: Answer,
  read: (answer: Answer) => T,
  now: number,
): WithResponse<T> {
  const info = responseInfoOf(answer.response, now);
  try {
    return { data: read(checkLength(answer)), ...info };
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    throw new ApiError({
      ...info,
      code: "unknown",
      message: error.message,
      hint: "Check that the base address is that of a Foyer site",
      body: keptText(answer.bytes),
    });
  }
}

/** A 2xx with something else than what was asked for: a login page, say. */
class UnreadableBody extends Error {}

function checkLength(answer: Answer): Answer {
  if (answer.bytes.length <= MAX_BODY) return answer;
  throw new UnreadableBody("The response body is longer than 4 MiB");
}

export function jsonOf<T>({ bytes }: Answer): T {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw new UnreadableBody("The response body is not JSON");
  }
}

export function pictureOf({ response, bytes }: Answer): Picture {
  const mediaType = response.headers.get("content-type") ?? "";
  if (/^image\//i.test(mediaType)) return { bytes, mediaType };
  throw new UnreadableBody("The response body is not a picture");
}

export function errorOf({ response, bytes }: Answer, now: number): ApiError {
  const info = responseInfoOf(response, now);
  const retryAfter = retryAfterOf(response, now);
  const body = parse(textOf(bytes));
  if (isErrorResponse(body)) {
    const { code, error: message, hint: advice } = body;
    const hint = typeof advice === "string" ? advice : undefined;
    return new ApiError({ ...info, code, message, hint, body, retryAfter });
  }
  return new ApiError({
    ...info,
    code: "unknown",
    message: response.statusText || `Status ${info.status}`,
    hint: redirectHint(response),
    body: keptText(bytes),
    retryAfter,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorResponse(body: unknown): body is ErrorResponse {
  if (typeof body !== "object" || body === null) return false;
  if (!("code" in body && "error" in body)) return false;
  return typeof body.code === "string" && typeof body.error === "string";
}

/** No operation redirects, so a redirect means that the address is wrong. */
function redirectHint({ status, type, headers }: Response): string | undefined {
  if (type === "opaqueredirect") {
    return "The base address redirects elsewhere; check the address";
  }
  const location = headers.get("location");
  if (status < 300 || status > 399 || !location) return undefined;
  return `The base address redirects to ${location}; check the address`;
}
