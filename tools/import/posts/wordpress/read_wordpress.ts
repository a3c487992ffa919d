import { ConfigError } from "../../../../lib/config.ts";
import { Slugs } from "../../../new/slugs.ts";
import type { ReadOptions } from "../../formats/format.ts";
import { type Source, textsOf } from "../../source.ts";
import { ImageStore } from "../images/image_store.ts";
import { PostImages } from "../images/post_images.ts";
import type { Post, ReadPosts } from "../post.ts";
import { Remarks, TextRemarks } from "../remarks.ts";
import { htmlBodyOf, withoutPlaceholders } from "../text/body.ts";
import { isUnread, orCode } from "../text/unread.ts";
import { type Known, Links } from "../text/links.ts";
import { type Attachments, htmlOf } from "./blocks.ts";
import { withFootnotes } from "./footnotes.ts";
import { type Kind, kindOf, plain, typeOf } from "./items.ts";
import { readWxr, type WxrItem } from "./read_wxr.ts";

interface Draft {
  item: WxrItem;
  kind: Kind;
  slug: string;
  known: Known;
  remarks: TextRemarks;
}

interface Around {
  links: Links;
  attachments: Attachments;
  store: ImageStore;
}

/** Posts and pages of an export of WordPress, which may be several files. */
export async function readWordPress(
  source: Source,
  files: string[],
  options: ReadOptions,
): Promise<ReadPosts> {
  const { hosts = [], media = source } = options.posts ?? {};
  const exports = [...await textsOf(source, files)]
    .map(([file, xml]) => ({ file, ...readWxr(file, xml) }));
  const items = exports.flatMap(({ items }) => items);
  if (items.length === 0) {
    throw new ConfigError(
      "an export of WordPress without items; export all content",
    );
  }
  refuseTypes(items, options);
  const all = new Remarks();
  const draft = drafter(options);
  const drafts = exports.flatMap(({ file, items }) =>
    items.flatMap((item) => draft(item, new TextRemarks(file, all)) ?? [])
  );
  const own = exports.flatMap(({ link }) => link ?? []);
  const around = {
    links: new Links([...hosts, ...own], drafts.map(({ known }) => known)),
    attachments: attachmentsIn(items),
    store: new ImageStore(media, options),
  };
  const posts: Post[] = [];
  for (const draft of drafts) posts.push(await postOf(draft, around));
  return { posts, ...all, moved: new Map([["/feed/", "/feed.xml"]]) };
}

/** Throws a ConfigError for a type of `--type` that no item has. */
function refuseTypes(items: WxrItem[], { posts }: ReadOptions): void {
  const there = new Set(items.map(typeOf));
  const wrong = posts?.types.find((type) => !there.has(type));
  if (wrong === undefined) return;
  throw new ConfigError(
    `--type does not take ${
      JSON.stringify(wrong)
    }: expected a type of the export, such as ${[...there].join(", ")}`,
  );
}

/** Names each item that is a post or a page. */
function drafter({ posts, today, language }: ReadOptions) {
  const { section = "posts", pages = [], types = [] } = posts ?? {};
  const entrySlugs = new Slugs(["index"], language);
  const pageSlugs = new Slugs(pages, language);
  return (item: WxrItem, remarks: TextRemarks): Draft | undefined => {
    const kind = kindOf(item, { types, today }, remarks);
    if (!kind) return;
    const { id, name, post: { title, isPage, hidden: isHidden, was } } = kind;
    const last = `${isPage ? "page" : "post"}-${id}`;
    const slug = (isPage ? pageSlugs : entrySlugs).take(name, title, last);
    const path = isPage ? `/${slug}` : `/${section}/${slug}`;
    const known = { file: `${remarks.file}:${id}`, was, path, isHidden };
    return { item, kind, slug, known, remarks };
  };
}

function attachmentsIn(items: WxrItem[]): Attachments {
  return new Map(
    items.filter(({ text }) => text("wp:post_type") === "attachment")
      .map(({ text, meta }) => [text("wp:post_id"), {
        src: text("wp:attachment_url"),
        alt: meta.get("_wp_attachment_image_alt") ?? "",
        parent: text("wp:post_parent"),
      }]),
  );
}

async function postOf(
  { item: { line, meta, text }, kind: { id, post }, slug, known, remarks }:
    Draft,
  { links, attachments, store }: Around,
): Promise<Post> {
  const { place } = post;
  const around = { id, attachments, remarks, place };
  const images = new PostImages(store, [""], slug);
  const html = text("content:encoded");
  const notes = meta.get("footnotes") ?? "";
  const writing = { own: known, links, images, remarks: remarks.at(line) };
  const make = () => {
    const text = htmlOf(withFootnotes(html, notes), around);
    return htmlBodyOf({ ...writing, text }, uploadPath);
  };
  const body = await orCode(html, make, (why) => remarks.hidden(place, why));
  const hidden = post.hidden || isUnread(body);
  const { src, alt = "" } = attachments.get(meta.get("_thumbnail_id") ?? "") ??
    {};
  const image = src !== undefined
    ? await images.take(uploadPath(src), alt, remarks, place)
    : undefined;
  const excerpt = plain(text("excerpt:encoded").replaceAll("<", " <"));
  const description = withoutPlaceholders(excerpt) || undefined;
  return {
    ...{ ...post, hidden, slug, description, body },
    ...{ image, images: images.all() },
  };
}

/** The path below the folder of uploads, at whatever host. */
function uploadPath(address: string): string {
  return address.replace(/^.*\/wp-content\/uploads\//, "");
}
