import { VERSION } from "./version.ts";

/** The header, but not in browsers: there it would cost a preflight request. */
export function userAgent(): Record<string, string> {
  // Node before 21 has no navigator.
  const platform = globalThis.navigator?.userAgent ?? "";
  if (platform.startsWith("Mozilla/")) return {};
  return { "user-agent": `foyer-js/${VERSION}` };
}
