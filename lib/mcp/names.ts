import { z } from "zod";

/** Longer than any id, method, name or address that a client has reason to send. */
const MOST = 300;

/** What the SDK may repeat in an error. */
const REPEATED = 80;

const Named = z.object({
  id: z.unknown().optional(),
  method: z.unknown().optional(),
  params: z.object({
    name: z.unknown().optional(),
    uri: z.unknown().optional(),
  }).catch({
    name: undefined,
    uri: undefined,
  }),
});

/**
 * What is too long among the names in a message and in the headers that repeat
 * them; undefined where nothing is. The SDK knows no limit of its own, and says
 * back in its errors what disagrees.
 */
export function problemWithNames(
  headers: Headers,
  message: Record<string, unknown>,
): string | undefined {
  const { id, method, params } = Named.parse(message);
  const { name, uri } = params;
  for (const [where, value] of Object.entries({ id, method, name, uri })) {
    if (lengthOf(value) <= MOST) continue;
    return `"${where}": expected at most ${MOST} characters`;
  }
  const said = [
    ["MCP-Protocol-Version", undefined],
    ["Mcp-Method", method],
    ["Mcp-Name", name ?? uri],
  ] as const;
  for (const [header, value] of said) {
    const given = headers.get(header);
    const isLong = Math.max(lengthOf(given), lengthOf(value)) > REPEATED;
    if (given === null || !isLong || given === value) continue;
    return `the header ${header}: expected what the body says`;
  }
}

function lengthOf(value: unknown): number {
  return typeof value === "string" ? value.length : 0;
}
