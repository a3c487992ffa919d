import { isLoopback } from "../../../lib/base/http/loopback.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { linksOn, placeFinder } from "../links.ts";
import { wordsIn } from "../source.ts";

/** Nobody is asked about more than so many addresses at a time. */
const MAX_LINKS = 100;

/** Timeouts of one request and of all together, in milliseconds. */
const PATIENCE = 10_000;
const WHOLE = 120_000;

/** Links to other sites that are gone, each asked for once and one after the other. */
export async function goneOutside(
  site: Site,
  ask: typeof fetch,
): Promise<Diagnostic[]> {
  const { baseUrl, pages, roots } = site;
  const here = new URL(baseUrl).origin;
  const placesOf = placeFinder(site, wordsIn(roots.person));
  const pageOf = new Map<string, string>();
  for (const page of pages) {
    for (const { href, protocol, origin, hostname } of linksOn(page, baseUrl)) {
      const isOutside = /^https?:$/.test(protocol) && origin !== here &&
        !isLoopback(hostname);
      if (isOutside && !pageOf.has(href)) pageOf.set(href, page.path);
    }
  }
  const end = AbortSignal.timeout(WHOLE);
  const found: Diagnostic[] = [];
  for (const [address, path] of [...pageOf].slice(0, MAX_LINKS)) {
    if (end.aborted) break;
    const what = await whatIsGone(address, ask, end);
    if (!what) continue;
    const url = new URL(address);
    found.push(
      ...placesOf(url, path).map((place): Diagnostic => ({
        severity: "warning",
        place,
        what: `${address} ${what}`,
        fix: "correct the address, or remove the link",
      })),
    );
  }
  return found;
}

/** Undefined where somebody is there, also one who does not like programs. */
async function whatIsGone(
  address: string,
  ask: typeof fetch,
  end: AbortSignal,
): Promise<string | undefined> {
  for (const method of ["HEAD", "GET"]) {
    const signal = AbortSignal.any([end, AbortSignal.timeout(PATIENCE)]);
    try {
      const { status, body } = await ask(address, { method, signal });
      await body?.cancel();
      if (status < 400) return;
      if (method === "GET" && (status === 404 || status === 410)) {
        return `answers ${status}`;
      }
    } catch {
      return signal.aborted ? "does not answer" : "cannot be reached";
    }
  }
}
