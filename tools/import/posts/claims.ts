import { isInApi } from "../../../lib/endpoint.ts";
import type { Content } from "../../../lib/content/content.ts";
import { was } from "../../../lib/content/kinds/moved.ts";
import { listPages, twinPath } from "../../../lib/content/page_meta.ts";
import { RESERVED_PATHS } from "../../../lib/content/names.ts";
import type { Notes } from "../notes.ts";

/** Old addresses, each given once, and none that the site answers. */
export class Claims {
  readonly #answered: Set<string>;
  readonly #taken: Set<string>;
  /** Number of addresses given. */
  size = 0;

  constructor(content: Content, added: string[], readonly notes: Notes) {
    const paths = [...listPages(content).map(({ path }) => path), ...added];
    const languages = content.profile.languages.map((tag) =>
      `/${tag.toLowerCase()}`
    );
    this.#answered = new Set([
      ...paths,
      ...paths.map(twinPath),
      ...paths.flatMap((path) => [`${path}/feed.xml`, `${path}/feed.json`]),
      ...languages,
    ]);
    this.#taken = new Set(content.moves.map(({ from }) => keyOf(from)));
  }

  take(paths: string[], place: string): string[] {
    return paths.flatMap((written) => {
      const path = `/${written.replace(/^https?:\/\/[^/]+/i, "")}`
        .replace(/^\/+/, "/").replaceAll(/\s/g, "%20").replace(/#.*/, "");
      const key = keyOf(path);
      // The new address is the old one.
      if (this.#answered.has(key)) return [];
      const why = !was().safeParse([path]).success
        ? "it is no path of a site"
        : this.#taken.has(key)
        ? "another file has that old address"
        : isOfSoftware(key) && "the site has a file of its own there";
      if (why) {
        if (place) this.notes.lost(place, `the old address ${path}: ${why}`);
        return [];
      }
      this.#taken.add(key);
      this.size++;
      return [path];
    });
  }
}

/** Paths of the software. */
const OWN =
  /^\/(?:$|(?:a2a|ask|docs|healthz|mcp|offline)$|(?:\.well-known|docs|skills)\/|[^/]*\.(?:css|ico|js|json|md|svg|txt|webmanifest)$)/i;

function isOfSoftware(path: string): boolean {
  const [, name = "", ending = ""] = /^\/([^/.?]*)(\.\w+)$/.exec(path) ?? [];
  const isFile = RESERVED_PATHS.includes(name) &&
    !/^\.(?:html?|php)$/.test(ending);
  return OWN.test(path) || isInApi(path) || isFile && name !== "index";
}

const HERE = "http://localhost";

/** Spellings with and without the last slash are one. */
function keyOf(path: string): string {
  const short = path.replace(/(?<=.)\/$/, "");
  return URL.parse(short, HERE)?.href.slice(HERE.length)
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()) ?? short;
}
