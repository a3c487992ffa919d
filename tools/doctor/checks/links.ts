import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import {
  type NearestPath,
  nearestPathOf,
} from "../../../lib/base/text/nearest_path.ts";
import { isLoopback } from "../../../lib/base/http/loopback.ts";
import { decoded, placeFinder } from "../links.ts";
import { NO_RESOURCE } from "../../../lib/ui/room/things_of.ts";
import { type SourceFile, wordsIn } from "../source.ts";

/** Links and images of pages that lead to nothing on this site. */
export async function deadLinks(site: Site): Promise<Diagnostic[]> {
  const { baseUrl, pages, roots } = site;
  const files = wordsIn(roots.person, roots.manual);
  const placesOf = placeFinder(site, files);
  const ids = new Map(pages.map(({ path, ids }) => [path, ids]));
  const here = new URL(baseUrl).origin;
  const nearestPath = nearestPathOf(pages.map(({ path }) => path));
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    const own = page.links.flatMap((link) => URL.parse(link) ?? [])
      .filter(({ origin }) => origin === here);
    for (const address of own) {
      const what = await whatIsDead(address, ids, site);
      if (!what) continue;
      for (const place of placesOf(address, page.path)) {
        if (isOwnMachine(address, place, files)) continue;
        found.set(`${place} ${what}`, {
          severity: "error",
          place,
          what,
          fix: fixFor(address.pathname, nearestPath),
        });
      }
    }
  }
  return [...found.values()];
}

/** True if the owner wrote the whole address, which is reported as a lost link. */
function isOwnMachine(
  { href, hostname }: URL,
  place: string,
  files: SourceFile[],
): boolean {
  if (!isLoopback(hostname)) return false;
  const [path, line] = place.split(/:(?=\d+$)/);
  const file = files.find((each) => each.path === path);
  const text = file?.text.split("\n")[Number(line) - 1] ?? "";
  return text.includes(decoded(href));
}

/** Without a scheme an address is a path of this site. */
function fixFor(path: string, nearestPath: NearestPath): string {
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (last.includes("@")) return `write mailto:${last}`;
  const isDomain = /^www\.|\.(?:com|org|net|eu|nl|de|fr|example)$/.test(last);
  if (isDomain) return `write https:// before it: https://${last}`;
  // Owners also name the file of a page.
  const near = nearestPath(path.replace(/\.md$/, ""));
  const example = near && near !== path ? ` to ${near}` : "";
  return `correct the URL${example}, or remove the link`;
}

async function whatIsDead(
  { origin, pathname, search, hash }: URL,
  ids: Map<string, ReadonlySet<string>>,
  { follow }: Site,
): Promise<string | undefined> {
  // The cat in the room is honest about it.
  if (pathname === NO_RESOURCE) return;
  const status = await follow(origin + pathname + search);
  // A redirect leads on: the address of a page with a slash behind it does.
  if (status >= 400) return `broken link: ${pathname} returns status ${status}`;
  const known = ids.get(pathname);
  const id = decoded(hash.slice(1));
  if (known && id && !known.has(id)) {
    return `broken link: ${pathname} has no heading with the id ${id}`;
  }
}
