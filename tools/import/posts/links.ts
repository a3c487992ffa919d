import { posix } from "node:path";
import type { TextRemarks } from "./remarks.ts";

/** Addresses of one post, before and now. */
export interface Known {
  /** Path of its file in the source. */
  file: string;
  was: string[];
  /** On the new site. */
  path: string;
  isHidden?: boolean;
}

/** New addresses of everything that is imported. */
export class Links {
  readonly #byFile = new Map<string, string>();
  readonly #byName = new Map<string, string>();
  readonly #byPath = new Map<string, string>();
  readonly #new: Set<string>;
  readonly #hidden: Set<string>;
  readonly #hosts: Set<string>;

  /** `hosts`: names of the old site, whose absolute links are its own. */
  constructor(hosts: string[], known: Known[]) {
    this.#hosts = new Set(hosts.map(hostOf));
    this.#new = new Set(known.map(({ path }) => path));
    this.#hidden = new Set(
      known.filter(({ isHidden }) => isHidden).map(({ path }) => path),
    );
    for (const { file, was, path } of known) {
      this.#byFile.set(file.toLowerCase(), path);
      this.#byName.set(nameOf(file), path);
      for (const old of was) this.#byPath.set(plain(old), path);
    }
  }

  /** Finds a post by the name of a file, such as `2019-03-01-a-post` or `posts/a.md#part`. */
  named(name: string, from: string): string | undefined {
    const [file = "", part] = name.split("#");
    if (file === "") return part && `#${part}`;
    const path = this.#fileAt(file, from) ?? this.#byName.get(nameOf(file));
    return path && withPart(path, part);
  }

  /** The address that a link of `from` has on the new site. */
  to(
    href: string,
    from: Known,
    remarks: TextRemarks,
    place: string,
  ): string {
    const own = this.#ownPart(href);
    if (own === undefined) return href;
    const [address = "", part] = own.split("#");
    if (address === "") return own;
    if (this.#new.has(address)) return own;
    const base = `http://localhost${from.was[0] ?? "/"}`;
    const old = URL.parse(address, base);
    const found = this.#fileAt(address, from.file) ??
      (old ? this.#byPath.get(plain(old.pathname + old.search)) : undefined);
    if (found && this.#hidden.has(found) && !from.isHidden) {
      remarks.lost(place, `the link leads to ${found}, which is hidden`);
    }
    if (found) return withPart(found, part);
    const path = address.startsWith("/") ? own : href;
    remarks.lost(place, `the link ${path} leads to what is not imported`);
    return path;
  }

  /** Undefined for an address of another site. */
  #ownPart(href: string): string | undefined {
    const url = /^(?:https?:)?\/\//i.test(href)
      ? URL.parse(href, "http://localhost")
      : undefined;
    if (url) {
      return this.#hosts.has(hostOf(url.host))
        ? url.pathname + url.search + url.hash
        : undefined;
    }
    return /^[a-z][a-z\d+.-]*:/i.test(href) ? undefined : href;
  }

  #fileAt(address: string, from: string): string | undefined {
    const isFile = /\.(?:mdx?|markdown|mkd|html?)$/i.test(address);
    const path = isFile ? address : `${address.replace(/\/$/, "")}.md`;
    const folder = posix.dirname(from);
    return [posix.join(folder, path), path.replace(/^\//, "")]
      .map((file) => this.#byFile.get(file.toLowerCase()))
      .find((found) => found !== undefined);
  }
}

/** Host of an address or a name, without `www.`. */
export function hostOf(text: string): string {
  const { host = text } = URL.parse(text) ?? URL.parse(`http://${text}`) ?? {};
  return host.replace(/^www\./i, "").toLowerCase();
}

function nameOf(file: string): string {
  const path = file.replace(/\.\w+$/, "").replace(/\/_?index$/, "");
  return posix.basename(path).toLowerCase();
}

/** Spellings of one address that are the same. */
function plain(path: string): string {
  const short = path.replace(/(?:index)?\.html?$|index\.php$/i, "")
    .replace(/\/$/, "");
  try {
    return decodeURI(short).toLowerCase();
  } catch {
    return short.toLowerCase();
  }
}

function withPart(path: string, part: string | undefined): string {
  return part ? `${path}#${part}` : path;
}
