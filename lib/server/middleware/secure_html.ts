import { hashSource, inlineHashes } from "../../base/http/inline_hashes.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Handle, Middleware } from "./middleware.ts";

/** Inline code that every page has. */
interface Inline {
  script: string;
  style: string;
}

/**
 * Sets the policy of every HTML response: resources of the site, one inline
 * script, one inline style, and inline code that the framework has marked.
 * Nonces are replaced by hashes, so that two renderings have the same bytes.
 * Responses for programs are skipped.
 */
export function secureHtml(own: Inline): Middleware {
  let ownSources: Promise<[string, string]> | undefined;

  async function secure(info: RequestInfo, next: Handle): Promise<Response> {
    const response = await next(info);
    // Check the type before the body: that alone would make a stream of it.
    const type = response.headers.get("content-type");
    if (!type?.startsWith("text/html")) return response;
    const text = await response.text();
    const { html, scripts, styles } = await inlineHashes(text);
    const [style, script] = await (ownSources ??= Promise.all([
      hashSource(own.style),
      hashSource(own.script),
    ]));
    const allStyles = new Set([style, ...styles]);
    const allScripts = new Set([script, ...scripts]);
    // Fresh marks our script as well.
    const hasOthers = allScripts.size > 1;
    const { status, headers } = response;
    const secured = new Response(html, { status, headers });
    secured.headers.delete("content-length");
    secured.headers.set(
      "content-security-policy",
      policyOf(allScripts, allStyles, hasOthers),
    );
    return secured;
  }
  return (next) => (info) =>
    isForPrograms(info) ? next(info) : secure(info, next);
}

function isForPrograms({ endpoint: { kind }, request }: RequestInfo): boolean {
  return kind === "operation" ||
    kind === "service" && request.method === "POST";
}

/**
 * Policy of a page (CSP 3). Scripts come from the site and create no markup or
 * code from text (Trusted Types). The policy "foyer" in shell.js allows the
 * address of the service worker. Only a framework with an inline script may
 * create markup.
 */
function policyOf(
  scripts: Set<string>,
  styles: Set<string>,
  hasOthers: boolean,
): string {
  const trusted = hasOthers
    ? []
    : ["require-trusted-types-for 'script'", "trusted-types foyer"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ...trusted,
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    // For islands, and for a browser agent that reads the index of the site.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
