import { elementsIn, mainOf } from "../../../lib/markdown/html_tree.ts";
import type { RenderedPage, Site } from "../check.ts";
import type { Finding } from "../finding.ts";
import { placesOf, type SourceFile, wordsIn } from "../source.ts";

/** Links and images of pages that lead to nothing on this site. */
export async function deadLinks(site: Site): Promise<Finding[]> {
  const { baseUrl, pages, roots } = site;
  const files = wordsIn(roots.person, roots.manual);
  const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]));
  const found = new Map<string, Finding>();
  for (const page of pages) {
    for (const address of addressesOf(page, baseUrl)) {
      const what = await whatIsDead(address, ids, site);
      if (!what) continue;
      for (const place of placesIn(files, address, page.path)) {
        found.set(`${place} ${what}`, {
          severity: "error",
          place,
          what,
          fix: "correct the address, or remove the link",
        });
      }
    }
  }
  return [...found.values()];
}

/** Addresses of the site in the words of a page. */
function addressesOf({ path, html }: RenderedPage, baseUrl: string): URL[] {
  const main = mainOf(html, baseUrl + path);
  const targets = elementsIn(main, "a", "img").map(({ attributes }) =>
    attributes.href ?? attributes.src ?? ""
  );
  return [...new Set(targets)].flatMap((target) => URL.parse(target) ?? [])
    .filter(({ origin }) => origin === new URL(baseUrl).origin);
}

async function whatIsDead(
  { href, origin, pathname, search, hash }: URL,
  ids: Map<string, Set<string>>,
  { follow }: Site,
): Promise<string | undefined> {
  const status = await follow(origin + pathname + search);
  // A redirect leads on: the address of a page with a slash behind it does.
  if (status >= 400) return `${pathname} answers ${status}`;
  const known = ids.get(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (known && id && !known.has(id)) {
    return `${href.slice(origin.length)} has no such heading`;
  }
}

function idsIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id),
  );
}

/** Where the link is written; the page itself where no file says so. */
function placesIn(files: SourceFile[], address: URL, path: string): string[] {
  const { href, pathname, search, hash } = address;
  const rest = pathname + search + hash;
  const relative = rest.slice(rest.lastIndexOf("/") + 1);
  // As it may stand in Markdown, the most exact first.
  const spellings = [
    `(${rest}`,
    `: ${rest}`,
    href,
    `{base_url}${rest}`,
    `(${hash || rest})`,
    `(${relative}`,
    `: ${relative}`,
  ];
  for (const spelling of spellings) {
    const places = placesOf(files, [spelling]);
    if (places.length > 0) return places;
  }
  return [path];
}
