import type { Call } from "./call.ts";
import type { TryField } from "./try_field.ts";

/** `tools/call` of MCP. */
export function toolCall(
  path: string,
  name: string,
  given: Record<string, unknown>,
): Call {
  const params = { name, arguments: given };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  return { path, headers: {}, body };
}

/** Omits empty fields. Text that is not a number stays text, so that the tool refuses it. */
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
