import { ApiConnectionError } from "../api_connection_error.ts";

/** True if no connection was made: a person at a shell expects no retry then. */
export function isHopeless(failure: unknown, insists: boolean): boolean {
  if (insists || !(failure instanceof ApiConnectionError)) return false;
  return causesOf(failure).some(isUnreachable);
}

/** Error codes of Node and Bun if no connection was made. */
const CODES = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ConnectionRefused",
];

/** Deno's message in the same case. */
const IN_WORDS = "client error (Connect)";

function isUnreachable(cause: Error): boolean {
  if ("code" in cause && CODES.includes(String(cause.code))) return true;
  return cause.message.includes(IN_WORDS);
}

function causesOf({ cause }: Error): Error[] {
  return cause instanceof Error ? [cause, ...causesOf(cause)] : [];
}
