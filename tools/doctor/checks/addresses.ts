import { twinPath } from "../../../lib/content/page_meta.ts";
import { addressFinder, claimsOf } from "../addresses.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { placeFinder } from "../links.ts";
import { wordsIn } from "../source.ts";

/** Pages, twins and documents that do not answer, and own addresses in them that do not. */
export async function deadAddresses(site: Site): Promise<Diagnostic[]> {
  const { baseUrl, pages, documents } = site;
  const addressesIn = addressFinder(baseUrl);
  const claims = new Map<string, string>();
  for (const { path } of pages) {
    for (const own of [path, twinPath(path)]) claims.set(baseUrl + own, own);
  }
  // Those of the pages are links with a place of their own.
  const inPages = new Set(pages.flatMap(({ twin }) => addressesIn(twin)));
  for (const { path, text } of documents) {
    claims.set(baseUrl + path, path);
    for (const address of addressesIn(claimsOf(path, text))) {
      if (claims.has(address) || inPages.has(address)) continue;
      claims.set(address, path);
    }
  }
  const placesOf = placeFinder(site, wordsIn(site.roots.person));
  const found: Diagnostic[] = [];
  for (const [address, document] of claims) {
    const url = URL.parse(address);
    const status = url && await site.follow(address);
    if (status === 200) continue;
    const places = url ? placesOf(url, document) : [document];
    found.push(...places.map((place): Diagnostic => ({
      severity: "error",
      place,
      what: status
        ? `${address} answers ${status}, and ${document} names it`
        : `${address} is no address, and ${document} names it`,
      fix: "correct the address; if no file of yours has it, this is our fault",
    })));
  }
  return found;
}
