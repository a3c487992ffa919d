import { isLoopback } from "../../../lib/base/http/loopback.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { placeFinder } from "../links.ts";
import { wordsIn } from "../source.ts";

/** Links that one run requests. */
const MAX_LINKS = 100;

/** Timeouts of one request and of all together, in milliseconds. */
const TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 120_000;

/** Dead links to other sites. Each is requested once, one at a time. */
export async function goneOutside(
  site: Site,
  ask: typeof fetch,
): Promise<Diagnostic[]> {
  const placesOf = placeFinder(site, wordsIn(site.roots.person));
  const end = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const found: Diagnostic[] = [];
  for (const [address, path] of [...outsideLinks(site)].slice(0, MAX_LINKS)) {
    if (end.aborted) break;
    const what = await whatIsGone(address, ask, end);
    if (!what) continue;
    const url = new URL(address);
    found.push(
      ...placesOf(url, path).map((place): Diagnostic => ({
        severity: "warning",
        place,
        what: `broken link: ${address} ${what}`,
        fix: "correct the URL, or remove the link",
      })),
    );
  }
  return found;
}

/** Links to other sites, each with the first page that has it. */
function outsideLinks({ baseUrl, pages }: Site): Map<string, string> {
  const here = new URL(baseUrl).origin;
  const pageOf = new Map<string, string>();
  for (const page of pages) {
    for (const link of page.links) {
      const url = URL.parse(link);
      if (!url) continue;
      const { href, protocol, origin, hostname } = url;
      const isOutside = /^https?:$/.test(protocol) && origin !== here &&
        !isLoopback(hostname);
      if (isOutside && !pageOf.has(href)) pageOf.set(href, page.path);
    }
  }
  return pageOf;
}

/** Undefined if the site answers, also if it refuses programs. */
async function whatIsGone(
  address: string,
  ask: typeof fetch,
  end: AbortSignal,
): Promise<string | undefined> {
  for (const method of ["HEAD", "GET"]) {
    const signal = AbortSignal.any([end, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const { status, body } = await ask(address, { method, signal });
      await body?.cancel();
      if (status < 400) return;
      if (method === "GET" && (status === 404 || status === 410)) {
        return `returns status ${status}`;
      }
    } catch {
      return signal.aborted ? "does not respond in time" : "cannot be reached";
    }
  }
}
