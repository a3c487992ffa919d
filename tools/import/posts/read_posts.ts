import type { ReadOptions } from "../formats/format.ts";
import { type Source, textsOf } from "../source.ts";
import { Slugs } from "../../new/slugs.ts";
import { bodyOf, excerptOf, withoutPlaceholders } from "./body.ts";
import { dayOf } from "./field_values.ts";
import { readFields } from "./fields.ts";
import { type Matter, matterOf } from "./front_matter.ts";
import type { Found, Generator } from "./generator.ts";
import { imagesFor, PostImages } from "./images.ts";
import { type Known, Links } from "./links.ts";
import type { Post, ReadPosts } from "./post.ts";
import { Remarks, TextRemarks } from "./remarks.ts";

/** A post before its text is converted. */
interface Draft extends Found {
  matter: Matter;
  text: string;
  slug: string;
  known: Known;
  isUndated: boolean;
  remarks: TextRemarks;
}

export const DATED = /^(\d{4}-\d\d?-\d\d?)-/;

/** Posts of a folder of Markdown files. */
export async function readPosts(
  source: Source,
  generator: Generator,
  options: ReadOptions,
): Promise<ReadPosts> {
  const remarks = new Remarks();
  for (const [file, why] of generator.others) {
    remarks.lost.push({ place: `${file}:1`, why });
  }
  const texts = await textsOf(source, generator.files);
  const slugs = new Slugs(["index"], options.language);
  const drafts = [...texts].flatMap(([file, text]) =>
    draftOf(file, text, { generator, options, slugs, remarks }) ?? []
  );
  const hosts = [...generator.hosts, ...options.posts?.hosts ?? []];
  const links = new Links(hosts, drafts.map(({ known }) => known));
  const posts: Post[] = [];
  for (const draft of drafts) {
    const text = texts.get(draft.file) ?? "";
    const files = await imagesFor(source, text);
    const images = new PostImages(
      files,
      generator.folders(draft.file),
      draft.slug,
    );
    posts.push(postOf(draft, links, images));
  }
  return { posts, ...remarks, moved: generator.moved };
}

interface Around {
  generator: Generator;
  options: ReadOptions;
  slugs: Slugs;
  remarks: Remarks;
}

function draftOf(
  file: string,
  source: string,
  { generator, options, slugs, remarks: all }: Around,
): Draft | undefined {
  const whole = new TextRemarks(file, all);
  const matter = matterOf(source, whole);
  if (!matter) return;
  const fields = readFields(
    matter,
    whole,
    options.language,
    generator.hasSpacedTags,
  );
  const name = generator.nameOf(file);
  const [, heading] = /^\s*# +(.+?)[ #]*(?:\n|$)/.exec(matter.body) ?? [];
  const title = fields.title ?? heading ?? name.replaceAll(/[-_]+/g, " ");
  const text = fields.title || !heading
    ? matter.body
    : matter.body.replace(/^\s*# .*\n?/, (line) =>
      "\n".repeat(line.split("\n").length - 1));
  const [, dated] = DATED.exec(file.slice(file.lastIndexOf("/") + 1)) ?? [];
  const day = fields.date ?? (dated && dayOf(dated, options.language));
  if (!day) {
    whole.lost(
      `${file}:1`,
      `${
        dated ? `the file name has the impossible date ${dated}` : "no date"
      }; the post is hidden until you write its date`,
    );
  }
  const found = { file, fields, title, day: day ?? options.today };
  const slug = slugs.take(fields.slug ?? "", name, title, `post-${found.day}`);
  // Nobody has seen a draft.
  const isNew = !day || generator.isDraft(file);
  const was = isNew ? [] : generator.addresses(found);
  const path = `/${options.posts?.section ?? "posts"}/${slug}`;
  if (!day) fields.hidden = true;
  return {
    ...found,
    matter,
    text,
    slug,
    isUndated: !day,
    known: {
      file,
      was,
      path,
      isHidden: fields.hidden || isNew || found.day > options.today,
    },
    remarks: whole.from(matter.before),
  };
}

function postOf(
  draft: Draft,
  links: Links,
  images: PostImages,
): Post {
  const { file, fields, title, day, text, slug, known, remarks } = draft;
  const isHtml = /\.html?$/i.test(file);
  const form = isHtml ? "html" : file.endsWith(".mdx") ? "mdx" : "markdown";
  const body = bodyOf({ text, form, own: known, links, images, remarks });
  const { image } = fields;
  const picture = image &&
    images.take(image.path, image.alt ?? "", remarks, `${file}:${image.line}`);
  const clean = (text: string) => withoutPlaceholders(text);
  return {
    title: clean(title),
    slug,
    date: day,
    isUndated: draft.isUndated,
    updated: fields.updated,
    description: fields.description && clean(fields.description),
    excerpt: excerptOf(body) && clean(excerptOf(body) ?? ""),
    tags: [...new Set([...fields.tags, ...fields.categories].map(clean))],
    hidden: known.isHidden ?? false,
    image: picture,
    body,
    images: images.all(),
    was: [...new Set([...known.was, ...fields.aliases])],
    place: `${file}:${draft.matter.lineOf("title")}`,
  };
}
