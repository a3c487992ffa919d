import { ApiError } from "./api_error.ts";
import { KEPT, keptText, readBytes, textOf } from "./response_body.ts";
import { retryAfterOf } from "./retry_after.ts";
import type { ErrorResponse } from "./types.ts";

/** An answer that has arrived whole. */
export interface Answer {
  response: Response;
  bytes: Uint8Array;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const limit = response.ok ? Infinity : KEPT;
  return { response, bytes: await readBytes(response, limit) };
}

/** The body of a 2xx answer; throws an ApiError where it is not JSON. */
export function valueOf<T>({ response, bytes }: Answer): T {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw new ApiError({
      status: response.status,
      code: "unknown",
      message: "The body of the answer is not JSON",
      hint: "Is the base address that of a site with this API?",
      body: keptText(bytes),
    });
  }
}

export function errorOf({ response, bytes }: Answer, now: number): ApiError {
  const { status, statusText } = response;
  const retryAfter = retryAfterOf(response, now);
  const body = parse(textOf(bytes));
  if (isErrorResponse(body)) {
    const { code, error: message, hint } = body;
    return new ApiError({
      status,
      code,
      message,
      hint: typeof hint === "string" ? hint : undefined,
      body,
      retryAfter,
    });
  }
  return new ApiError({
    status,
    code: "unknown",
    message: statusText || `Status ${status}`,
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
  if (type === "opaqueredirect") return "The base address redirects elsewhere";
  const location = headers.get("location");
  if (status < 300 || status > 399 || !location) return undefined;
  return `The base address redirects to ${location}`;
}
