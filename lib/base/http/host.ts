import { MAX_HEADER } from "./header_of.ts";

// RFC 9110 section 7.2: a name or address with an optional port. What does not
// match must be refused before a URL is made of it: `Host: evil/path?` would
// otherwise choose the route.
const HOST = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

/** Whether a Host header is one that a client may send. */
export function isValidHost(host: string | null): boolean {
  return host === null || (host.length <= MAX_HEADER && HOST.test(host));
}
