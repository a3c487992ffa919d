import type { Call } from "./call.ts";
import type { TryField } from "./try_field.ts";

/** A call of a tool as every MCP client may send it. */
export function toolCall(
  path: string,
  name: string,
  given: Record<string, unknown>,
): Call {
  const params = { name, arguments: given };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  return { path, headers: {}, body };
}

/** What is empty is left out; what is no number stays text, and the tool says what is wrong. */
export function argumentsIn(
  fields: Pick<TryField, "name" | "kind">[],
  written: (name: string) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    fields.filter(({ name }) => written(name) !== "").map(({ name, kind }) => {
      const text = written(name);
      const isNumber = kind === "integer" && /^-?\d{1,9}$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
}
