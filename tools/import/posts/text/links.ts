import { posix } from "node:path";
import type { TextRemarks } from "../remarks.ts";
import { decoded } from "./decoded.ts";
import { keyOf } from "./headings.ts";

/** Addresses of one post, before and now. */
export interface Known {
  /** Path of its file in the source. */
  file: string;
  was: string[];
  /** On the new site. */
  path: string;
  isHidden?: boolean;
  /** Ids of its headings, by the keys of those of the old site. */
  headings?(): ReadonlyMap<string, string>;
}

/** New addresses of everything that is imported. */
export class Links {
  readonly #byFile: Map<string, Known>;
  readonly #byName: Map<string, Known[]>;
  readonly #byPath: Map<string, Known>;
  readonly #new: Set<string>;
  readonly #hosts: Set<string>;
  /** Ids of headings, for posts to whose headings a link leads. */
  readonly #headings = new Map<Known, ReadonlyMap<string, string>>();

  /**
   * `hosts`: names of the old site, whose absolute links are its own. `isWiki`: links
   * in double brackets are links for sure.
   */
  constructor(hosts: string[], known: Known[], readonly isWiki = false) {
    this.#hosts = new Set(hosts.map(hostOf));
    this.#new = new Set(known.map(({ path }) => path));
    this.#byFile = new Map(
      known.map((each) => [each.file.toLowerCase(), each]),
    );
    this.#byName = Map.groupBy(known, ({ file }) => nameOf(file));
    this.#byPath = new Map(
      known.flatMap((each) => each.was.map((old) => [plain(old), each])),
    );
  }

  /** Finds a post by the name of a file, such as `2019-03-01-a-post` or `posts/a.md#part`. */
  named(name: string, from: string): string | undefined {
    const [file = "", part = ""] = name.split("#");
    if (file === "") {
      return part && this.#partOf(this.#byFile.get(from.toLowerCase()), part);
    }
    const found = this.#fileAt(file, from) ?? this.#onlyOne(file);
    return found && found.path + this.#partOf(found, part);
  }

  /** The address that a link of `from` has on the new site. */
  to(href: string, from: Known, remarks: TextRemarks, place: string): string {
    const own = this.pathOf(href);
    if (own === undefined) return href;
    const [address = "", part = ""] = own.split("#");
    if (address === "") return part ? this.#partOf(from, part) : own;
    if (this.#new.has(address)) return own;
    const old = URL.parse(address, `http://localhost${from.was[0] ?? "/"}`);
    const found = this.#fileAt(address, from.file) ??
      (old ? this.#byPath.get(plain(old.pathname + old.search)) : undefined) ??
      this.#onlyOne(address);
    if (found?.isHidden && !from.isHidden) {
      remarks.lost(place, `the link leads to ${found.path}, which is hidden`);
    }
    if (found) return found.path + this.#partOf(found, part);
    const path = address.startsWith("/") ? own : href;
    remarks.lost(place, `the link ${path} leads to what is not imported`);
    return path;
  }

  /** Undefined for an address of another site. */
  pathOf(href: string): string | undefined {
    if (!/^(?:https?:)?\/\//i.test(href)) {
      return /^[a-z][a-z\d+.-]*:/i.test(href) ? undefined : href;
    }
    const url = URL.parse(href, "http://localhost");
    if (!url) return href;
    return this.#hosts.has(hostOf(url.host))
      ? url.pathname + url.search + url.hash
      : undefined;
  }

  #fileAt(written: string, from: string): Known | undefined {
    const address = decoded(written, decodeURI);
    const isFile = /\.(?:mdx?|markdown|mkd|html?)$/i.test(address);
    const path = isFile ? address : `${address.replace(/\/$/, "")}.md`;
    return [posix.join(posix.dirname(from), path), path.replace(/^\//, "")]
      .map((file) => this.#byFile.get(file.toLowerCase()))
      .find((found) => found !== undefined);
  }

  /** Undefined for a name that several have. */
  #onlyOne(name: string): Known | undefined {
    const [found, ...others] = this.#byName.get(nameOf(name)) ?? [];
    return others.length === 0 ? found : undefined;
  }

  /** The part of an address that names a heading, by its new id. */
  #partOf(known: Known | undefined, part: string): string {
    if (!known || part === "") return part && `#${part}`;
    const ids = this.#headings.get(known) ?? known.headings?.() ?? new Map();
    this.#headings.set(known, ids);
    return `#${ids.get(keyOf(part)) ?? part}`;
  }
}

/** Host of an address or a name, without `www.`. */
function hostOf(text: string): string {
  const { host = text } = URL.parse(text) ?? URL.parse(`http://${text}`) ?? {};
  return host.replace(/^www\./i, "").toLowerCase();
}

function nameOf(file: string): string {
  const path = file.replace(/\/$/, "").replace(/\.\w+$/, "")
    .replace(/\/_?index$/, "");
  return posix.basename(path).toLowerCase();
}

/** Spellings of one address that are the same. */
function plain(path: string): string {
  const short = path.replace(/(?:index)?\.html?$|index\.php$/i, "")
    .replace(/\/$/, "");
  return decoded(short, decodeURI).toLowerCase();
}
