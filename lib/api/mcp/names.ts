import { isUpTo, MAX_NAME } from "../../base/text/code_points.ts";

/** Characters of the client that an error of the SDK may repeat. */
const MAX_ECHOED = 80;

/**
 * Finds a name that is too long, in a message or in the headers that repeat it.
 * The SDK has no limit, and its errors repeat values that disagree.
 */
export function problemWithNames(
  headers: Headers,
  message: Record<string, unknown>,
): string | undefined {
  const { id, method } = message;
  const { name, uri, arguments: given } = membersOf(message.params);
  for (const [where, value] of Object.entries({ id, method, name, uri })) {
    if (typeof value !== "string" || isUpTo(MAX_NAME, value)) continue;
    return `"${where}": expected at most ${MAX_NAME} characters`;
  }
  const names = Object.keys(membersOf(given));
  if (names.some((name) => name.length > MAX_ECHOED)) {
    return `"arguments": expected names of at most ${MAX_ECHOED} characters`;
  }
  return problemWithHeaders(headers, [
    ["MCP-Protocol-Version", undefined],
    ["Mcp-Method", method],
    ["Mcp-Name", name ?? uri],
  ]);
}

function problemWithHeaders(
  headers: Headers,
  repeated: [header: string, value: unknown][],
): string | undefined {
  for (const [header, value] of repeated) {
    const sent = headers.get(header);
    const isLong = Math.max(lengthOf(sent), lengthOf(value)) > MAX_ECHOED;
    if (sent === null || !isLong || sent === value) continue;
    return `the header ${header}: expected what the body says`;
  }
}

function lengthOf(value: unknown): number {
  return typeof value === "string" ? value.length : 0;
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
