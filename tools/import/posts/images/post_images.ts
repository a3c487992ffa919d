import { posix } from "node:path";
import { cut } from "../../../../lib/base/text/code_points.ts";
import { slugOf } from "../../../new/slugs.ts";
import type { Picture, PostImage } from "../post.ts";
import type { TextRemarks } from "../remarks.ts";
import type { WrittenImage } from "../text/addresses.ts";
import { commentOut } from "../text/comment_out.ts";
import type { ImageStore } from "./image_store.ts";

const FAR =
  "an image of another host is a link now; --fetch-images fetches such images";

/** Images of one post. */
export class PostImages {
  readonly #taken = new Map<string, Picture>();
  /** Pictures by their addresses, or why there is none. */
  readonly #found = new Map<string, Picture | string>();

  /** `folders`: where a relative path and a path of the site may begin. */
  constructor(
    readonly store: ImageStore,
    readonly folders: string[],
    readonly slug: string,
  ) {}

  all(): Picture[] {
    return [...this.#taken.values()];
  }

  /** Finds and checks images, which the other methods then know. */
  async prepare(addresses: string[]): Promise<void> {
    for (const address of addresses) {
      const key = this.store.keyOf(address, this.folders);
      if (key === undefined || this.#found.has(address)) continue;
      const stored = await this.store.get(key);
      if ("fault" in stored) {
        this.#found.set(address, stored.fault);
        continue;
      }
      const { extension, bytes } = stored;
      const picture = this.#taken.get(key) ??
        { name: this.#nameFor(key, extension), bytes };
      this.#taken.set(key, picture);
      this.#found.set(address, picture);
    }
  }

  /** Markdown of an image, or what stands in its place; empty for a link without words. */
  markdown(written: WrittenImage, remarks: TextRemarks): string {
    const { address, alt, title, isLinked, place } = written;
    const words = altText(alt);
    const more = title ? ` "${title.replaceAll(/["\\]/g, "\\$&")}"` : "";
    const found = this.#found.get(address);
    if (typeof found === "object") return `![${words}](${found.name}${more})`;
    if (found) {
      remarks.lost(place, `the image ${cut(address, 100)} ${found}`);
      return isLinked ? words : commentOut(`![${words}](${address}${more})`);
    }
    remarks.changed(place, FAR);
    const label = words || posix.basename(address.replace(/[?#].*/, ""));
    return isLinked ? label : `[${label}](${address}${more})`;
  }

  /** The picture of the post as a whole; undefined, after a remark, without one. */
  async take(
    address: string,
    alt: string,
    remarks: TextRemarks,
    place: string,
  ): Promise<PostImage | undefined> {
    await this.prepare([address]);
    const found = this.#found.get(address) ??
      "is at another host; take it with --fetch-images";
    if (typeof found === "object") return { ...found, alt };
    remarks.lost(place, `the image ${cut(address, 100)} ${found}`);
  }

  #nameFor(key: string, extension?: string): string {
    const { name: stem, ext } = posix.parse(key.replace(/[?#].*/, ""));
    const base = [this.slug, slugOf(stem)].filter(Boolean).join("-");
    const names = new Set(this.all().map(({ name }) => name));
    const end = (extension ?? (ext.slice(1) || "png")).toLowerCase();
    let name = `${base}.${end}`;
    for (let at = 2; names.has(name); at++) name = `${base}-${at}.${end}`;
    return name;
  }
}

/** In one line, with brackets that cannot end it. */
function altText(alt: string): string {
  const line = alt.replaceAll(/\s+/g, " ").trim();
  const isSafe = /^(?:[^[\]\\]|\[[^[\]\\]*\])*$/.test(line);
  return isSafe ? line : line.replaceAll(/[[\]\\]/g, "\\$&");
}
