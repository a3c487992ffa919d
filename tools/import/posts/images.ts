import { posix } from "node:path";
import { isImagePath } from "../../../lib/content/image.ts";
import { slugOf } from "../../new/slugs.ts";
import type { Source } from "../source.ts";
import { commentOut } from "./comment_out.ts";
import { faultOf } from "./image_fault.ts";
import type { Picture, PostImage } from "./post.ts";
import type { TextRemarks } from "./remarks.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Images by their paths below the source, whose name is that of the command line. */
interface Files {
  source: string;
  images: Map<string, Bytes>;
}

/** Images of the source that a text may show, by their paths. */
export async function imagesFor(
  source: Source,
  text: string,
): Promise<Files> {
  const named = source.paths.filter((path) => {
    const base = posix.basename(path);
    // Letters may be escaped, and WordPress adds sizes.
    const stem = base.replace(/\.\w+$/, "");
    return isImage(path) &&
      [base, encodeURIComponent(base), encodeURI(base), stem]
        .some((name) => text.includes(name));
  });
  const files = await source.read(named);
  const images = [...files].map(([path, bytes]): [string, Bytes] => [
    path,
    Uint8Array.from(bytes),
  ]);
  return { source: source.name, images: new Map(images) };
}

function isImage(path: string): boolean {
  return isImagePath(path) || /\.svg$/i.test(path);
}

/** Images of one post. */
export class PostImages {
  readonly #taken = new Map<string, Picture>();
  readonly #files: Files;
  readonly #folders: string[];
  readonly #slug: string;

  /** `folders`: where a relative path and a path of the site may begin. */
  constructor(files: Files, folders: string[], slug: string) {
    this.#files = files;
    this.#folders = folders;
    this.#slug = slug;
  }

  all(): Picture[] {
    return [...this.#taken.values()];
  }

  /** Markdown of an image, or what stands in its place. */
  markdown(
    address: string,
    alt: string,
    remarks: TextRemarks,
    place: string,
  ): string {
    const written = `![${alt}](${address})`;
    if (this.all().some(({ name }) => name === address)) return written;
    const words = alt.replaceAll(/\s+/g, " ").trim();
    if (/^(?:https?:)?\/\//i.test(address)) {
      remarks.changed(place, "an image of another site is a link now");
      return `[${words || "image"}](${address})`;
    }
    const image = this.#copy(address, remarks, place);
    if (!image) return commentOut(written);
    if (words) return `![${words}](${image.name})`;
    remarks.lost(place, wordless(address));
    return commentOut(`![](${image.name})`);
  }

  /** Undefined, after a remark, for what the site does not show. */
  take(
    address: string,
    alt: string,
    remarks: TextRemarks,
    place: string,
  ): PostImage | undefined {
    if (alt === "") return void remarks.lost(place, wordless(address));
    const image = this.#copy(address, remarks, place);
    return image && { ...image, alt };
  }

  #copy(
    address: string,
    remarks: TextRemarks,
    place: string,
  ): Picture | undefined {
    const [path, bytes] = this.#find(address) ?? [];
    const fault = path && bytes
      ? faultOf(bytes, posix.join(this.#files.source, path))
      : "is not in the export";
    if (!path || !bytes || fault) {
      return void remarks.lost(place, `the image ${address} ${fault}`);
    }
    const image = this.#taken.get(path) ?? {
      name: this.#nameOf(path),
      bytes: () => Promise.resolve(bytes),
    };
    this.#taken.set(path, image);
    return image;
  }

  #find(address: string): [string, Bytes] | undefined {
    const [written = ""] = address.split(/[?#]/, 1);
    const plain = decoded(written).replace(/^(?:@\/|~\/|\/|\.\/)+/, "");
    const original = plain.replace(/-\d+x\d+(?=\.\w+$)/, "");
    const paths = [plain, original].flatMap((name) =>
      this.#folders.map((folder) => posix.join(folder, name))
    );
    const path = paths.find((path) => this.#files.images.has(path)) ??
      [...this.#files.images.keys()].find((path) =>
        [plain, original].some((name) =>
          name && `/${path}`.endsWith(`/${name}`)
        )
      );
    const bytes = path === undefined ? undefined : this.#files.images.get(path);
    return path !== undefined && bytes ? [path, bytes] : undefined;
  }

  #nameOf(path: string): string {
    const [, stem = "", extension = ""] = /([^/]*)\.(\w+)$/.exec(path) ?? [];
    const base = [this.#slug, slugOf(stem)].filter(Boolean).join("-");
    const names = new Set(this.all().map(({ name }) => name));
    let name = `${base}.${extension.toLowerCase()}`;
    for (let at = 2; names.has(name); at++) {
      name = `${base}-${at}.${extension.toLowerCase()}`;
    }
    return name;
  }
}

function wordless(address: string): string {
  return `the image ${address} has no text that says what it shows`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
