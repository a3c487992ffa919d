import { ConfigError } from "../../../lib/config.ts";
import type { ReadOptions } from "../formats/format.ts";
import { NOT_UTF8, type Source, textIn, textInWindows1252 } from "../source.ts";
import { consentIn, draftReader } from "./drafts.ts";
import type { Generator } from "./generator.ts";
import { fileKinds, folderOf } from "./generators/files.ts";
import { gitDays } from "./git_days.ts";
import { ImageStore } from "./images/image_store.ts";
import { PostImages } from "./images/post_images.ts";
import { type Named, namesOf } from "./new_names.ts";
import { oldAddresses } from "./old_addresses.ts";
import type { Post, ReadPosts, Remark } from "./post.ts";
import { Remarks } from "./remarks.ts";
import { bodyOf, withoutPlaceholders } from "./text/body.ts";
import { isUnread, orCode } from "./text/unread.ts";
import { decoded } from "./text/decoded.ts";
import { headingIds } from "./text/headings.ts";
import { type Known, Links } from "./text/links.ts";

/** Folders of images, in the folder of the site. */
const STATICS = "static/ public/ assets/ src/ assets/images/ images/ "
  .split(" ");

/** Posts of a folder of Markdown files. Throws a ConfigError. */
export async function readPosts(
  source: Source,
  generator: Generator,
  options: ReadOptions,
): Promise<ReadPosts> {
  const { permalink, dateFrom, hosts: named = [] } = options.posts ?? {};
  const hosts = [...generator.hosts ?? [], ...named];
  const remarks = new Remarks();
  const shared: Remark[] = [];
  const note = (place: string, why: string) => shared.push({ place, why });
  const texts = await textsIn(source, generator, remarks);
  const days = dateFrom && await gitDays(source.name);
  const consent = consentIn(texts.values(), generator);
  const reading = { generator, options, remarks, days, consent, note };
  const read = draftReader(reading);
  const drafts = [...texts].map(([file, text]) => read(file, text));
  const addresses = oldAddresses(drafts, generator, { permalink, hosts });
  const all = namesOf(drafts, generator.languages, options).map((named) => {
    const { file, text, fields, isHidden } = named.draft;
    const was = addresses.of(named.draft);
    if (!was) note(`${file}:1`, `the address ${fields.url} cannot be computed`);
    const aliases = fields.aliases.map((alias) =>
      generator.hasRelativeAliases ? besides(was?.[0] ?? "/", alias) : alias
    );
    const all = [...was ?? [], ...aliases];
    const known = { file, path: named.path, was: all, isHidden };
    return { ...named, known: { ...known, headings: () => headingIds(text) } };
  });
  const isWiki = source.paths.some((path) => path.startsWith(".obsidian/"));
  const links = new Links(hosts, all.map(({ known }) => known), isWiki);
  const store = new ImageStore(source, options);
  const statics = STATICS.map((folder) => generator.root + folder);
  const posts: Post[] = [];
  for (const each of all) {
    const folders = [...new Set([folderOf(each.draft.file), ...statics])];
    const name = each.original ? `${each.slug}-${each.language}` : each.slug;
    const images = new PostImages(store, folders, name);
    posts.push(await postOf(each, links, images, options.today));
  }
  remarks.lost.push(...counted(shared));
  remarks.sorted.push(...addresses.remarks);
  return { posts, ...remarks, moved: addresses.moved };
}

/** Each remark once, with the number of its posts. */
function counted(remarks: Remark[]): Remark[] {
  return [...Map.groupBy(remarks, ({ why }) => why)].flatMap(([why, all]) =>
    all.slice(0, 1).map(({ place }) => ({
      place,
      why: all.length > 1 ? `${why} (in ${all.length} posts)` : why,
    }))
  );
}

/** Texts of the posts by their files. Throws a ConfigError if there are none. */
async function textsIn(
  source: Source,
  { files, others, places }: Generator,
  { lost, changed }: Remarks,
): Promise<Map<string, string>> {
  if (files.length === 0) throw noPostIn(places, source);
  for (const [why, files] of others) {
    lost.push(...files.map((file) => ({ place: `${file}:1`, why })));
  }
  const texts = new Map<string, string>();
  for (const [file, bytes] of await source.read(files)) {
    const text = textIn(bytes);
    const place = `${file}:1`;
    if (text === undefined && bytes.includes(0)) {
      lost.push({ place, why: NOT_UTF8 });
      continue;
    }
    texts.set(file, text ?? textInWindows1252(bytes));
    if (text !== undefined) continue;
    const why = "not UTF-8; read as Windows-1252, so check its letters";
    changed.push({ place, why });
  }
  return texts;
}

function noPostIn(places: Generator["places"], { paths }: Source): ConfigError {
  const folders = places.map(({ folder }) => folder || "all of it");
  const where = folders.join(", ") || "_posts/";
  return new ConfigError(
    `it has ${
      fileKinds(paths)
    }, and no post in ${where}; name the folder of the posts, or try --from markdown`,
  );
}

async function postOf(
  { draft, slug, language, original, known }: Named & { known: Known },
  links: Links,
  images: PostImages,
  today: string,
): Promise<Post> {
  const { file, fields, day, text, remarks } = draft;
  const isHtml = /\.html?$/i.test(file);
  const form = isHtml ? "html" : file.endsWith(".mdx") ? "mdx" : "markdown";
  const writing = { text, form, own: known, links, images, remarks } as const;
  const body = await orCode(text, () => bodyOf(writing), (why) => {
    remarks.hidden(`${file}:1`, why);
  });
  const clean = withoutPlaceholders;
  const { path = "", alt = "", place = "" } = fields.image ?? {};
  const image = fields.image &&
    await images.take(links.pathOf(path) ?? path, alt, remarks, place);
  return {
    ...{ slug, language, original, body, image, images: images.all() },
    title: clean(draft.title),
    hidden: draft.isHidden || isUnread(body),
    date: day ?? today,
    isUndated: day === undefined,
    // A date without its day needs a day beside it.
    updated: fields.updated ?? (day?.length === 10 ? undefined : today),
    description: fields.description && clean(fields.description),
    tags: [...new Set(fields.tags.map(clean))],
    was: [...new Set(known.was)],
    place: draft.titleAt,
  };
}

/** An address that may be relative to the folder of another. */
function besides(own: string, alias: string): string {
  if (/^\/|:/.test(alias)) return alias;
  const folder = own.replace(/[^/]*\/?$/, "");
  return decoded(new URL(alias, `http://localhost${folder}`).pathname);
}
