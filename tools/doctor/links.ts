import type { Token } from "marked";
import { frontOf } from "../../lib/content/parts.ts";
import type { Site } from "./check.ts";
import { fileOfPage, placesOf, type SourceFile } from "./source.ts";
import { tokensIn } from "./tokens.ts";

/** A link in the text of a file, and the page that the file is. */
interface Written {
  href: string;
  file: string;
  place: string;
  page: string;
}

/**
 * Returns a search for where a page, or a document, has an address from, as
 * `file:line`. Where no file has it, the place is the page.
 */
export function placeFinder(
  site: Site,
  files: SourceFile[],
): (address: URL, path: string) => string[] {
  // Most sites have no dead link: nothing is read before there is one.
  let links: Written[] | undefined;
  return (address, path) => {
    links ??= linksIn(files, site);
    const own = fileOfPage(site.roots, path);
    return asLink(links, { address, path, own }, site.baseUrl) ??
      asWords(files, { address, own }, site.roots.person.dir) ?? [own];
  };
}

interface Wanted {
  address: URL;
  /** Path of the page with the address. */
  path: string;
  /** That page's own file, as `file:1`. */
  own: string;
}

/** Links that lead there: those of the page itself before those of others. */
function asLink(
  links: Written[],
  { address, path, own }: Wanted,
  baseUrl: string,
): string[] | undefined {
  const leadThere = links.filter(({ href, page }) =>
    isSame(href, baseUrl + page, address)
  );
  // A link of a translation is listed with two pages.
  const found = first(
    leadThere.filter(({ file }) => `${file}:1` === own),
    leadThere,
    // A page shows words of files that are no page, such as those of a role.
    links.filter(({ href }) => isSame(href, baseUrl + path, address)),
  );
  return found && [...new Set(found.map(({ place }) => place))];
}

/** The address as it stands in words, in keys, and in the words of the person. */
function asWords(
  files: SourceFile[],
  { address, own }: Pick<Wanted, "address" | "own">,
  personDir: string,
): string[] | undefined {
  const spelled = spellingOf(address);
  const fronts = files.map((file) => ({ ...file, text: frontOf(file) }));
  return first(
    placesOf(files.filter(({ path }) => `${path}:1` === own), spelled),
    placesOf(fronts, spelled),
    placesOf(
      files.filter(({ path }) => path.startsWith(`${personDir}/`)),
      spelled,
    ),
  );
}

function first<T>(...lists: T[][]): T[] | undefined {
  return lists.find((list) => list.length > 0);
}

function linksIn(
  files: SourceFile[],
  { pages, roots }: Pick<Site, "pages" | "roots">,
): Written[] {
  // A relative link of a translation means what it does in its original.
  const pathsOf = new Map(
    pages.map(({ path, inner }) => [
      fileOfPage(roots, path),
      [...new Set([inner, path])],
    ]),
  );
  return files.filter(({ path }) => path.endsWith(".md")).flatMap((file) =>
    tokensIn(file, hrefOf).flatMap(({ place, found }) =>
      (pathsOf.get(`${file.path}:1`) ?? ["/"]).map((page) => ({
        href: found,
        file: file.path,
        place,
        page,
      }))
    )
  );
}

function hrefOf(token: Token): string | undefined {
  return token.type === "link" || token.type === "image"
    ? token.href
    : undefined;
}

function isSame(href: string, page: string, address: URL): boolean {
  const { origin } = new URL(page);
  const url = URL.parse(href.replace(/^\{base_url\}/, origin), page);
  return url !== null && decoded(url.href) === decoded(address.href);
}

/** As it may stand in YAML, or in words that become a link. */
function spellingOf({ href, pathname, search, hash }: URL): RegExp {
  const rest = decoded(pathname + search + hash);
  const spellings = [
    `(${rest}`,
    `: ${rest}`,
    `{base_url}${rest}`,
    decoded(href),
  ]
    .map((spelling) => RegExp.escape(spelling.replace(/\/$/, "")));
  // No longer address, of which this one is the beginning.
  return new RegExp(`(?:${spellings.join("|")})/?(?![\\w/#?-])`, "g");
}

/** As much of an address as a line holds. */
export function shortened(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address;
}

/** As its owner would write it, where it is well-formed. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
