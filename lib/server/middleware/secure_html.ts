import { hashSource, inlineHashes } from "../../base/http/inline_hashes.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Handle, Middleware } from "./middleware.ts";

/** What every page has of ours that is no file. */
interface Inline {
  script: string;
  style: string;
}

/**
 * Gives every HTML answer its policy: what it loads comes from the site alone,
 * but for our one inline script, our one inline style and what the framework has
 * marked. Without their nonces, two renders of a page are the same bytes. What only
 * programs ask for is no HTML, and need not be looked at.
 */
export function secureHtml(own: Inline): Middleware {
  let ownSources: Promise<[string, string]> | undefined;

  async function secure(info: RequestInfo, next: Handle): Promise<Response> {
    const response = await next(info);
    // The body is not looked at before: that alone would make a stream of it.
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
    // Fresh marks ours as well.
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
 * What a page may do, and nothing else (CSP 3). Its scripts are the site's own,
 * and make no markup or code of text: the one exception is the address of the
 * service worker, which the policy "foyer" in shell.js knows (Trusted Types).
 * Only a framework with a script in the page makes markup of what the site sent.
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
    // Of islands, and of an agent in the browser that reads the site's index.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
