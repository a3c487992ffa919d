import type { HeaderList } from "./header_list.ts";

/** A policy (CSP 3) for responses other than pages: no scripts, no requests. */
export const INERT_CSP: HeaderList[number] = [
  "content-security-policy",
  "default-src 'none'; frame-ancestors 'none'",
];
