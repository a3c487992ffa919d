import { createHash } from "node:crypto";
import type { Handle, Middleware } from "./middleware.ts";
import type { Endpoint } from "../endpoints.ts";
import type { RequestInfo } from "../request_info.ts";

/**
 * Gives every HTML answer its policy. Scripts come from the site alone; one that
 * the framework writes inline, which it marks with a nonce, is allowed by the
 * hash of its text. The nonces go, so that a page is the same bytes each time.
 */
export function secureHtml({ style }: { style: string }): Middleware {
  const policyFor = policyWith(sha256(style));
  async function secure(info: RequestInfo, next: Handle): Promise<Response> {
    const response = await next(info);
    // The body is not looked at before: that alone would make a stream of it.
    const type = response.headers.get("content-type");
    if (!type?.startsWith("text/html")) return response;
    const html = await response.text();
    const { status, headers } = response;
    const secured = new Response(html.replaceAll(NONCE, ""), {
      status,
      headers,
    });
    secured.headers.delete("content-length");
    secured.headers.set("content-security-policy", policyFor(html));
    return secured;
  }
  return (next) => (info) =>
    SHOWN.includes(info.endpoint.kind) ? secure(info, next) : next(info);
}

/** What a browser may be shown as a page. */
const SHOWN: Endpoint["kind"][] = ["page", "service", "unknown"];

const NONCE = / nonce="[0-9a-f]{32}"/g;
const MARKED_SCRIPT =
  /<script(?=[^>]* nonce="[0-9a-f]{32}")(?![^>]* src=)[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)/g;

function policyWith(styleHash: string): (html: string) => string {
  return (html) => {
    const scripts = [...html.matchAll(MARKED_SCRIPT)]
      .map(([, text = ""]) => ` ${sha256(text)}`).join("");
    return [
      "default-src 'self'",
      ...(scripts ? [`script-src 'self'${scripts}`] : []),
      `style-src 'self' ${styleHash}`,
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join("; ");
  };
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
