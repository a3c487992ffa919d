import { elementsIn, mainOf } from "../../lib/markdown/html_tree.ts";
import type { RenderedPage } from "./check.ts";
import { placesOf, type SourceFile } from "./source.ts";

/** What the links and images in the words of a page lead to. */
export function linksOn({ path, html }: RenderedPage, baseUrl: string): URL[] {
  const main = mainOf(html, baseUrl + path);
  const targets = elementsIn(main, "a", "img").map(({ attributes }) =>
    attributes.href ?? attributes.src ?? ""
  );
  return [...new Set(targets)].flatMap((target) => URL.parse(target) ?? []);
}

/** Where a link is written, as `file:line`; `other` where no file says so. */
export function placesOfLink(
  files: SourceFile[],
  { href, pathname, search, hash }: URL,
  other: string,
): string[] {
  const rest = decoded(pathname + search + hash);
  const relative = rest.slice(rest.lastIndexOf("/") + 1);
  // As it may stand in Markdown or YAML, the most exact first.
  const spellings = [
    `(${rest}`,
    `: ${rest}`,
    decoded(href).replace(/\/$/, ""),
    `{base_url}${rest}`,
    `(${decoded(hash) || rest}`,
    `(${relative || rest}`,
    `: ${relative || rest}`,
  ];
  for (const spelling of spellings) {
    // No longer address, of which this one is the beginning.
    const whole = new RegExp(`${RegExp.escape(spelling)}(?![\\w/#?-])`, "g");
    const places = placesOf(files, whole);
    if (places.length > 0) return places;
  }
  return [other];
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
