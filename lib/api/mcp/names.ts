import { isUpTo, MAX_NAME } from "../../base/text/code_points.ts";

/** What the SDK may repeat in an error. */
const REPEATED = 80;

/**
 * What is too long among the names in a message and in the headers that repeat
 * them; undefined where nothing is. The SDK knows no limit of its own, and says
 * back in its errors what disagrees.
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
  if (names.some((name) => name.length > REPEATED)) {
    return `"arguments": expected names of at most ${REPEATED} characters`;
  }
  const said = [
    ["MCP-Protocol-Version", undefined],
    ["Mcp-Method", method],
    ["Mcp-Name", name ?? uri],
  ] as const;
  for (const [header, value] of said) {
    const sent = headers.get(header);
    const isLong = Math.max(lengthOf(sent), lengthOf(value)) > REPEATED;
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
