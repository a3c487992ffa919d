import { elementsIn, readMain } from "../../lib/base/markdown/html_tree.ts";
import { atOnce } from "../../lib/base/time/turns.ts";
import { addressFinder } from "./addresses.ts";
import type { PageAddress, PageFacts } from "./check.ts";
import { excessOf } from "./checks/budgets.ts";
import { bracesIn } from "./checks/placeholders.ts";

/** Returns a reader of facts about the pages of a site. */
export function factsReader(baseUrl: string) {
  const addressesIn = addressFinder(baseUrl);
  return async (
    page: PageAddress,
    { html, twin }: { html: string; twin: string },
  ): Promise<PageFacts> => {
    const main = atOnce(readMain(html, baseUrl + page.path));
    const found = elementsIn(main, "a", "img");
    const targets = found
      .map(({ attributes: { href, src } }) => href ?? src ?? "");
    const images = elementsIn(main, "img")
      .map(({ attributes: { src } }) => src ?? "");
    const ids = html.matchAll(/ id="([^"]*)"/g).map(([, id = ""]) => id);
    return {
      ...page,
      links: [...new Set(targets)],
      images,
      ids: new Set(ids),
      named: [...new Set(addressesIn(twin))],
      braces: bracesIn(twin),
      tooBig: await excessOf(page, { html, twin }),
    };
  };
}
