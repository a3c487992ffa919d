import { ConfigError } from "../../../../lib/config.ts";
import type { ReadOptions } from "../../formats/format.ts";
import { type Source, textsOf } from "../../source.ts";
import { Slugs } from "../../../new/slugs.ts";
import { withoutPlaceholders } from "../body.ts";
import { htmlToMarkdown } from "../html.ts";
import { imagesFor, PostImages } from "../images.ts";
import { type Known, Links } from "../links.ts";
import type { Post, ReadPosts } from "../post.ts";
import { Remarks, TextRemarks } from "../remarks.ts";
import { type Attachments, htmlOf } from "./blocks.ts";
import { addressesOf, attachmentsIn, type Kind, kindOf } from "./items.ts";
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
  media: Source;
  options: ReadOptions;
}

/** Posts and pages of an export of WordPress, which may be several files. */
export async function readWordPress(
  source: Source,
  files: string[],
  options: ReadOptions,
): Promise<ReadPosts> {
  const all = new Remarks();
  const exports = [...await textsOf(source, files)].map(([file, xml]) => ({
    file,
    ...readWxr(xml),
  }));
  const items = exports.flatMap(({ file, items }) =>
    items.map((item) => ({ file, item }))
  );
  if (items.length === 0) {
    throw new ConfigError(
      "an export of WordPress without items; export all content",
    );
  }
  const attachments = attachmentsIn(items.map(({ item }) => item));
  const { section = "posts", hosts = [], media, types = [] } = options.posts ??
    {};
  const slugs = {
    entries: new Slugs(["index"], options.language),
    pages: new Slugs(options.posts?.pages, options.language),
  };
  const drafts = items.flatMap(({ file, item }): Draft[] => {
    const remarks = new TextRemarks(file, all);
    const kind = kindOf(
      item,
      types,
      (why) => remarks.lost(remarks.place(item.line), why),
    );
    if (!kind) return [];
    const { name, title, id } = kind;
    const slug = (kind.isPage ? slugs.pages : slugs.entries).take(
      name,
      title,
      `${kind.isPage ? "page" : "post"}-${id}`,
    );
    const path = kind.isPage ? `/${slug}` : `/${section}/${slug}`;
    return [{
      item,
      kind,
      slug,
      remarks,
      known: {
        file: `${file}:${id}`,
        was: addressesOf(item, kind),
        path,
        isHidden: kind.isHidden || !kind.day || kind.day > options.today,
      },
    }];
  });
  const own = exports.flatMap(({ link }) => link ?? []);
  const links = new Links([...hosts, ...own], drafts.map(({ known }) => known));
  const posts: Post[] = [];
  for (const draft of drafts) {
    posts.push(
      await postOf(draft, {
        links,
        attachments,
        media: media ?? source,
        options,
      }),
    );
  }
  return { posts, ...all, moved: new Map([["/feed/", "/feed.xml"]]) };
}

async function postOf(
  { item, kind, slug, known, remarks }: Draft,
  { links, attachments, media, options }: Around,
): Promise<Post> {
  const { fields, meta, line, bodyLine } = item;
  const source = fields.get("content:encoded") ?? "";
  const thumbnail = attachments.get(meta.get("_thumbnail_id") ?? "");
  const own = remarks.from(bodyLine - 1);
  const kept: string[] = [];
  const html = htmlOf(source, { attachments, remarks: own }, kept);
  const images = new PostImages(
    await imagesFor(media, html + (thumbnail?.src ?? "")),
    [""],
    slug,
  );
  const pathOf = (src: string) => src.replace(/^.*\/wp-content\/uploads\//, "");
  const place = remarks.place(line);
  const body = htmlToMarkdown(
    html,
    {
      remarks: own,
      image: (src, alt, place) => images.markdown(pathOf(src), alt, own, place),
      link: (href, place) => links.to(href, known, own, place),
    },
    (at) => own.placeAt(html, at),
    kept,
  );
  const { title, day, isPage, tags, updated } = kind;
  const excerpt = fields.get("excerpt:encoded")?.replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ").trim();
  return {
    title: withoutPlaceholders(title),
    slug,
    isPage,
    date: day ?? options.today,
    isUndated: !day,
    updated,
    description: excerpt ? withoutPlaceholders(excerpt) : undefined,
    tags: tags.map(withoutPlaceholders),
    hidden: known.isHidden ?? false,
    image: thumbnail &&
      images.take(pathOf(thumbnail.src), thumbnail.alt, remarks, place),
    body: withoutPlaceholders(body).trim(),
    images: images.all(),
    was: known.was,
    place,
  };
}
