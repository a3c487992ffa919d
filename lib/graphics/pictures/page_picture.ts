import { EDITION } from "../avatar/edition.ts";
import type { Content } from "../../content/content.ts";
import { findEntry } from "../../content/find_entry.ts";
import { imageAddress } from "../../content/image.ts";
import type { Picture } from "../../content/kinds/profile.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import { digestOf } from "../../base/http/digest.ts";
import { PREVIEW, previewPath } from "./addresses.ts";
import { previewOf, saysSomething } from "./preview_of.ts";
import { fill } from "../../base/words/fill.ts";

/** What is shown with a link to the page. */
export interface PagePicture {
  /** Absolute. */
  address: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** An image of the person's own where the page has one, and else one that the site draws. */
export function pagePicture(
  shown: PageMeta,
  content: Content,
  baseUrl: string,
): PagePicture {
  // A section has one picture, whatever page of it is shown.
  const page = shown.first ?? shown;
  const preview = previewOf(page, content, baseUrl);
  const { photo } = content.profile;
  const own = findEntry(content, page.path)?.entry.image ??
    (saysSomething(preview) ? undefined : photo);
  // Those who show links keep a picture for long, so what is new has a new address.
  const drawn = encoder.encode(JSON.stringify([preview, EDITION]));
  const version = digestOf(drawn).slice(0, 8);
  return ownPicture(own, content, baseUrl) ?? {
    address: `${baseUrl}${previewPath(page.path)}?v=${version}`,
    alt: titleOf(page, content),
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
): PagePicture | undefined {
  const image = own && images.find(({ path }) => path === own.file);
  if (!image) return;
  const { width, height } = image;
  const address = baseUrl + imageAddress(image);
  return { address, alt: own.alt, width, height };
}

const encoder = new TextEncoder();
