import { before } from "./request_url.ts";

/** The path, with one slash at its end, and the query. */
export type Target = [path: string, query: string];

export function targetOf(url: string): Target {
  const target = before("#", url);
  const path = before("?", target);
  const query = target.slice(path.length);
  return [path.endsWith("/") ? path : `${path}/`, query];
}

/** What tells a link that it leads to this page, or to one above it. */
export function activeAttributes(
  [here, search]: Target,
  { href, "aria-current": own }: Record<string, unknown>,
): Record<string, string> | undefined {
  // Relative ones and those to another host are left alone.
  if (typeof href !== "string" || href[0] !== "/" || href[1] === "/") return;
  const [path, query] = targetOf(href);
  if (!here.startsWith(path) || own !== undefined) return;
  return path === here && query === search
    ? { "data-current": "true", "aria-current": "page" }
    : { "data-ancestor": "true", "aria-current": "true" };
}
