import type { HeaderList } from "./header_list.ts";

/** What is no page runs nothing and loads nothing when it is shown by itself (CSP 3). */
export const INERT_CSP: HeaderList[number] = [
  "content-security-policy",
  "default-src 'none'; frame-ancestors 'none'",
];
