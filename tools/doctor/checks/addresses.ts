import { addressFinder, claimsOf } from "../addresses.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { placeFinder } from "../links.ts";
import { wordsIn } from "../source.ts";

/** Pages, twins and documents that do not answer, and dead own addresses in them. */
export async function deadAddresses(site: Site): Promise<Diagnostic[]> {
  const placesOf = placeFinder(site, wordsIn(site.roots.person));
  const found: Diagnostic[] = [];
  for (const [address, document] of claimedAddresses(site)) {
    const url = URL.parse(address);
    const status = url && await site.follow(address);
    if (status === 200) continue;
    const places = url ? placesOf(url, document) : [document];
    found.push(...places.map((place): Diagnostic => ({
      severity: "error",
      place,
      what: status
        ? `${address}, named in ${document}, returns status ${status}`
        : `${address}, named in ${document}, is not a valid URL`,
      fix:
        "correct the URL, or report a bug if none of your files contains the URL",
    })));
  }
  return found;
}

/** Own addresses, each with a document that names it. */
function claimedAddresses(
  { baseUrl, pages, documents }: Site,
): Map<string, string> {
  const addressesIn = addressFinder(baseUrl);
  const claims = new Map<string, string>();
  for (const { path, twinPath } of pages) {
    for (const own of [path, twinPath]) claims.set(baseUrl + own, own);
  }
  // Addresses in pages are links, which another check follows.
  const inPages = new Set(pages.flatMap(({ named }) => named));
  const asked = documents.map(({ path }) => baseUrl + path);
  for (const { path, text } of documents) {
    claims.set(baseUrl + path, path);
    for (const address of addressesIn(claimsOf(path, text))) {
      if (claims.has(address) || inPages.has(address)) continue;
      // WebFinger answers nothing but a question, which has been asked.
      if (asked.some((url) => url.startsWith(`${address}?`))) continue;
      claims.set(address, path);
    }
  }
  return claims;
}
