import { ANY_ADDRESS } from "../base/http/any_address.ts";
import { fill } from "../base/words/fill.ts";
import type { Content, Picture } from "../content/content.ts";
import { findEntry, SVG } from "../content/mod.ts";
import { imageAddress } from "../content/anchors.ts";
import type { Published } from "../site.ts";
import type { PageMeta } from "../content/page_meta.ts";
import { PREVIEW, previewPath, versionOf } from "./addresses.ts";
import { previewOf } from "./pictures/preview_of.ts";

/**
 * The picture that is shown with a link to the page, with an absolute address: the
 * owner's image if the page has one, else a preview that the site draws.
 */
export function pagePicture(
  shown: PageMeta,
  { content, baseUrl, urlOf }: Published,
) {
  // All pages of a section have the same picture.
  const page = shown.first ?? shown;
  // The version is the same at every address, as the build keeps pages for any.
  const preview = previewOf(page, content, ANY_ADDRESS + page.path);
  const isEmpty = preview.title === "" && preview.figure === undefined;
  const own = findEntry(content, page.path)?.entry.image ??
    (isEmpty ? content.profile.photo : undefined);
  return ownPicture(own, content, baseUrl) ?? {
    address: `${urlOf(previewPath(page.path))}?v=${versionOf(preview)}`,
    alt: titleOf(page, content),
    mediaType: "image/png",
    ...PREVIEW,
  };
}

/** The title of the page as the browser shows it. */
export function titleOf(
  { kind, title }: PageMeta,
  { profile: { name }, words }: Content,
): string {
  return kind === "home" ? name : fill(words.shell.title, { title, name });
}

function ownPicture(
  own: Picture | undefined,
  { images }: Content,
  baseUrl: string,
) {
  const image = own && images.find(({ path }) => path === own.file);
  // No service that shows previews takes an SVG.
  if (!image || image.mediaType === SVG) return;
  const { width, height, mediaType } = image;
  const address = baseUrl + imageAddress(image);
  return { address, alt: own.alt, width, height, mediaType };
}
