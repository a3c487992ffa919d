import { commentOut, keepLines } from "../comment_out.ts";
import type { TextRemarks } from "../remarks.ts";
import { videoAddress } from "../videos.ts";

/** Pictures of the export, by their ids. */
export type Attachments = ReadonlyMap<string, { src: string; alt: string }>;

interface Around {
  attachments: Attachments;
  remarks: TextRemarks;
}

const CODE = /<(pre|code)\b[^]*?<\/\1>/gi;
const CAPTION = /\[caption([^\]]*)\]([^]*?)\[\/caption\]/g;
const CODE_TAG = /\[(code|sourcecode)\b([^\]]*)\]([^]*?)\[\/\1\]/g;
const EMBED = /\[(?:embed|video|audio)\b[^\]]*\](https?:[^[\s]+)\[\/\w+\]/g;
const TAG =
  /\[(\/?)([a-z][\w-]*)((?:\s+(?:[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+)|https?:[^\s\]]+))*)\s*\/?\](?!\()/g;
/** Names of WordPress that stand without a value. */
const BARE = new Set(
  "audio gallery playlist video more toc contact-form".split(" "),
);

/** HTML of a post: paragraphs for blank lines, and elements for tags in brackets. */
export function htmlOf(source: string, around: Around, kept: string[]): string {
  const text = source.replaceAll(/\r\n?/g, "\n")
    .replaceAll(CODE_TAG, (_, _name, rest: string, code: string) => {
      const [, language] = /lang(?:uage)?="?([\w+#-]+)/.exec(rest) ?? [];
      const name = language ? ` class="language-${language}"` : "";
      return keepLines(
        code,
        `<pre><code${name}>${code.trim()}</code></pre>`,
      );
    });
  let html = "";
  let end = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    html += converted(text.slice(end, index), html, around, kept) +
      code.replaceAll("\n\n", "\n\uE005\n");
    end = index + code.length;
  }
  html += converted(text.slice(end), html, around, kept);
  return paragraphs(html).replaceAll("\uE005", "");
}

/** `before`: what stands above the piece, for its lines. */
function converted(
  piece: string,
  before: string,
  around: Around,
  kept: string[],
): string {
  const html = piece.replaceAll(
    CAPTION,
    (_, rest, inner) => figure(rest, inner),
  )
    .replaceAll(EMBED, (_, address: string) => linkTo(address));
  return html.replaceAll(TAG, (source, slash, name, rest, offset) => {
    const isTag = rest !== "" || BARE.has(name) || slash ||
      html.includes(`[/${name}]`);
    const place = around.remarks.placeAt(before + html, before.length + offset);
    if (!isTag) return source;
    const now = tagOf(name, rest, slash !== "", { ...around, place });
    return now ?? `\uE000${kept.push(commentOut(source)) - 1}\uE001`;
  });
}

function tagOf(
  name: string,
  rest: string,
  isEnd: boolean,
  { attachments, remarks, place }: Around & { place: string },
): string | undefined {
  if (name === "gallery" && !isEnd) {
    const images = gallery(rest, attachments);
    if (images) return images;
  }
  const [, source] = /(?:src|mp4|mp3|url)="(https?:[^"]+)"/.exec(rest) ?? [];
  const address = isEnd ? undefined : videoAddress(name, rest) ?? source;
  if (address) {
    remarks.changed(place, `${name} is a link now`);
    return linkTo(address);
  }
  const tag = `[${isEnd ? "/" : ""}${name}]`;
  remarks.lost(place, `${tag} has no counterpart; it is a comment`);
}

function linkTo(address: string): string {
  return `<p><a href="${address}">${address}</a></p>`;
}

/** An image without words has those of its caption. */
function figure(rest: string, inner: string): string {
  const [image = ""] =
    /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inner) ?? [];
  const [, named] = /caption="([^"]*)"/.exec(rest) ?? [];
  const words = (named ?? inner.replace(image, "")).trim();
  const plain = words.replaceAll(/<[^>]*>/g, "").replaceAll('"', "&quot;");
  const hasAlt = /\balt=(?:"[^"]*[^"\s][^"]*"|'[^']*[^'\s][^']*')/.test(image);
  const shown = hasAlt ? image : image.replace(/\salt=(?:""|'')/, "").replace(
    "<img",
    `<img alt="${plain}"`,
  );
  return `<figure>${shown}${
    hasAlt && words ? `<figcaption>${words}</figcaption>` : ""
  }</figure>`;
}

function gallery(rest: string, attachments: Attachments): string | undefined {
  const [, ids = ""] = /ids="?([\d,\s]+)/.exec(rest) ?? [];
  const images = ids.split(",").flatMap((id) =>
    attachments.get(id.trim()) ?? []
  );
  if (images.length === 0) return;
  return images.map(({ src, alt }) =>
    `<p><img src="${src}" alt="${alt.replaceAll('"', "&quot;")}"></p>`
  ).join("");
}

const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|table|thead|tbody|tr|td|th|pre|blockquote|figure|figcaption|hr|section|article|iframe|form|video|audio|script|style)\b/i;

/** Posts of the classic editor have blank lines for paragraphs, and lines for breaks. */
function paragraphs(html: string): string {
  const text = html.replaceAll(
    /<!--\s*(?:\/?wp:|nextpage|noteaser)[^]*?-->/g,
    "",
  );
  return text.split(/(\n\s*\n)/).map((block, at) => {
    // Between blocks, so that places stay true.
    if (at % 2 === 1) return block;
    const trimmed = block.trim();
    if (
      trimmed === "" || BLOCK.test(trimmed) ||
      /<\/(?:li|td|blockquote|div|figure|ul|ol|table|pre)>\s*$/i.test(trimmed)
    ) return trimmed;
    return `<p>${trimmed.replaceAll(/(?<!<br ?\/?>)\n/g, "<br>\n")}</p>`;
  }).join("");
}
