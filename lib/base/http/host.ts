import { MAX_HEADER } from "./header_of.ts";

// A name or address with an optional port (RFC 9110, section 7.2). Refuse other
// values before making a URL: `Host: evil/path?` would choose the route.
const HOST = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

export function isValidHost(host: string | null): boolean {
  return host === null || (host.length <= MAX_HEADER && HOST.test(host));
}
