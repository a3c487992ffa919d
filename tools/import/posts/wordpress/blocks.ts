import { autop } from "npm:@wordpress/autop@4.56.0";
import { escapeHtml } from "../../../../lib/base/markdown/escape_html.ts";
import type { TextRemarks } from "../remarks.ts";
import { commentOut } from "../text/comment_out.ts";
import { parametersIn } from "../text/parameters.ts";
import { isPicture, videoAddress } from "../text/videos.ts";

/** Pictures of the export, by their ids. */
export type Attachments = ReadonlyMap<
  string,
  { src: string; alt: string; parent: string }
>;

interface Around {
  /** Id of the post. */
  id: string;
  attachments: Attachments;
  remarks: TextRemarks;
  /** File and line of the post. */
  place: string;
}

/** Marks of the block editor. */
const BLOCK_MARK = /<!--\s*(?:\/?wp:|nextpage|noteaser)[^]*?-->/g;
const HIGHLIGHTED =
  /<!--\s*wp:syntaxhighlighter\/code \{[^{}]*"language":"([\w+#-]+)"[^{}]*\}\s*-->\s*<pre\b/g;
const CAPTION = /\[caption([^\]]*)\]([^]*?)\[\/caption\]/g;
const IMAGE = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/;
const CODE_TAG = /\[(code|sourcecode)\b([^\]]*)\]([^]*?)\[\/\1\]/g;
const EMBED = /\[(?:embed|video|audio)\b[^\]]*\](https?:[^[\s]+)\[\/\w+\]/g;
const TAG =
  /(<(?:pre|code)\b[^]*?<\/(?:pre|code)>)|\[(\/?)([a-z][\w-]*)((?:\s+(?:[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+)|https?:[^\s\]]+))*)\s*\/?\](?!\()/g;
/** Names of WordPress that stand without a value. */
const BARE = new Set(
  "audio gallery playlist video more toc contact-form".split(" "),
);

/** HTML of a post: paragraphs for blank lines, and elements for tags in brackets. */
export function htmlOf(source: string, around: Around): string {
  const text = source.replaceAll(/\r\n?/g, "\n")
    .replaceAll(HIGHLIGHTED, '<pre lang="$1"')
    .replaceAll(BLOCK_MARK, "")
    .replaceAll(CODE_TAG, (_, _name, rest, code) => {
      const { named } = parametersIn(rest);
      const language = named("language", "lang");
      const name = language ? ` class="language-${language}"` : "";
      // The editor for blocks keeps signs as entities, the older one does not.
      const text = code.includes("<") ? escapeHtml(code) : code;
      return `<pre><code${name}>${text.trim()}</code></pre>`;
    })
    .replaceAll(CAPTION, (_, rest, inner) => figure(rest, inner))
    .replaceAll(EMBED, (_, address) => linkTo(address));
  const html = text.replaceAll(TAG, (source, code, slash, name, rest) => {
    const isTag = !code &&
      (rest || slash || BARE.has(name) || text.includes(`[/${name}]`));
    if (!isTag) return source;
    return tagText(slash + name, rest, around) ?? commentOut(source);
  });
  return autop(html);
}

function tagText(
  name: string,
  rest: string,
  { id, attachments, remarks, place }: Around,
): string | undefined {
  const { named } = parametersIn(rest);
  if (name === "gallery") {
    const images = galleryOf(named("ids"), id, attachments);
    if (images) return images;
  }
  const source = named("src", "mp4", "mp3", "url");
  const address = videoAddress(name, rest) ??
    (source?.startsWith("http") ? source : undefined);
  if (address) {
    remarks.changed(place, `${name} is a link now`);
    return linkTo(address);
  }
  remarks.lost(place, `[${name}] has no counterpart; it is a comment`);
}

function linkTo(address: string): string {
  return `<p><a href="${address}">${address}</a></p>`;
}

/** An image whose caption stands in the text or in the tag. */
function figure(rest: string, inner: string): string {
  const [image = ""] = IMAGE.exec(inner) ?? [];
  const words = parametersIn(rest).named("caption") ?? inner.replace(image, "");
  return `<figure>${image}<figcaption>${words}</figcaption></figure>`;
}

/** The images that a gallery names, or those that belong to the post. */
function galleryOf(
  ids: string | undefined,
  post: string,
  attachments: Attachments,
): string {
  const images = ids === undefined
    ? [...attachments.values()].filter(({ parent, src }) =>
      parent === post && isPicture(src)
    )
    : ids.split(",").flatMap((id) => attachments.get(id.trim()) ?? []);
  return images.map(({ src, alt }) =>
    `<p><img src="${src}" alt="${escapeHtml(alt)}"></p>`
  ).join("");
}
