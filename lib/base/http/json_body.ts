import {
  type BodyLimits,
  readText,
  type RequestBody,
  type TextBody,
} from "./text_body.ts";

export type JsonBody =
  | { state: "read"; value: Record<string, unknown> }
  | { state: "not_object" }
  | Exclude<TextBody, { state: "read" }>;

/** Reads a body as one JSON object (RFC 8259). */
export async function readJsonBody(
  request: RequestBody,
  limits: BodyLimits,
): Promise<JsonBody> {
  const problem = problemOfType(request.headers);
  if (problem) return { state: "invalid", problem };
  const body = await readText(request, limits);
  return body.state === "read" ? parseJsonBody(body.text) : body;
}

// `sendBeacon` with a string sends text/plain, which also needs no preflight.
const JSON_TYPE = /^(application\/([\w.!#$&^-]+\+)?json|text\/plain)$/i;
const USUAL = "application/json";
const UTF_8 = /^"?utf-8"?$/i;

function problemOfType(headers: Headers): string | undefined {
  const given = headers.get("content-type") ?? USUAL;
  // Most clients send exactly this, and splitting costs as much as parsing the body.
  if (given === USUAL) return;
  const [type = "", ...parameters] = given.split(";");
  if (!JSON_TYPE.test(type.trim())) {
    return "expected Content-Type application/json";
  }
  const charset = parameters.map((text) => text.trim())
    .find((text) => /^charset=/i.test(text))?.slice("charset=".length);
  if (charset !== undefined && !UTF_8.test(charset)) return "expected UTF-8";
}

export function parseJsonBody(text: string): JsonBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { state: "invalid", problem: "expected valid JSON" };
  }
  if (!isObject(value)) return { state: "not_object" };
  // Decoded UTF-8 is well-formed, so only an escape can hold a lone surrogate.
  if (text.includes("\\u") && !isWellFormed(value)) {
    return { state: "invalid", problem: "expected no lone surrogate" };
  }
  return { state: "read", value };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Iterates, because a body may be nested deeper than the stack. */
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
