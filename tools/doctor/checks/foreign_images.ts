import { isLoopback } from "../../../lib/base/http/loopback.ts";
import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { placeFinder, shortened } from "../links.ts";
import { wordsIn } from "../source.ts";

/** Images of other sites, which the policy of the pages keeps a browser from loading. */
export function foreignImages(site: Site): Diagnostic[] {
  const { baseUrl, pages, roots } = site;
  const placesOf = placeFinder(site, wordsIn(roots.person, roots.manual));
  const { origin } = new URL(baseUrl);
  const found = pages.flatMap((page) =>
    page.images.flatMap((address) => URL.parse(address) ?? [])
      // A path on the visitor's machine is reported as a lost link.
      .filter((address) =>
        address.origin !== origin && !isLoopback(address.hostname)
      )
      .flatMap((address) =>
        placesOf(address, page.path).map((place): Diagnostic => ({
          severity: "error",
          place,
          what: `the image ${
            shortened(address.href)
          } is at another site, and pages do not load it`,
          fix: "save the image next to this file, and write its file name here",
        }))
      )
  );
  return [...new Map(found.map((each) => [each.place, each])).values()];
}
