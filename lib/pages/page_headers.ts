import { createHash } from "node:crypto";
import type { World } from "../deps.ts";

/** The one inline style: the accent, which is the person's and not the style sheet's. */
export function accentStyle({ content: { profile } }: World): string {
  return `:root{--hue:${profile.hue}}`;
}

/** Headers of every page. Scripts come from the site alone, and none is inline. */
export function pageHeaders(deps: World): [name: string, value: string][] {
  const hash = createHash("sha256").update(accentStyle(deps)).digest("base64");
  const policy = [
    "default-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  const headers: [string, string][] = [
    ["content-security-policy", policy.join("; ")],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=()"],
  ];
  if (deps.baseUrl.startsWith("https:")) {
    headers.push(["strict-transport-security", "max-age=31536000"]);
  }
  // The sample person is nobody; search engines need not meet them.
  if (deps.content.profile.sample) headers.push(["x-robots-tag", "noindex"]);
  return headers;
}
