import { VARIABLES } from "./lib/config.ts";

/** What the environment says of the site's own variables: no other is read. */
export function environment(): Record<string, string> {
  return Object.fromEntries(
    VARIABLES.map((name) => [name, Deno.env.get(name) ?? ""]),
  );
}
