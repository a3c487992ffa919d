/** Lower-case names, in the order in which they are set. */
export type HeaderList = [name: string, value: string][];

/** Several times as fast as passing headers to the constructor. */
export function add(headers: HeaderList, response: Response): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

/** A policy (CSP 3) for responses other than pages: no scripts, no requests. */
export const INERT_CSP: HeaderList[number] = [
  "content-security-policy",
  "default-src 'none'; frame-ancestors 'none'",
];
