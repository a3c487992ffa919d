import { PLACEHOLDERS } from "../../../placeholder_names.ts";
import type { PostImages } from "../images/post_images.ts";
import { Remarks, TextRemarks } from "../remarks.ts";
import type { Addresses } from "./addresses.ts";
import { replaceOutsideCode } from "./code.ts";
import { htmlToMarkdown } from "./html.ts";
import type { Known, Links } from "./links.ts";
import { convertMarkdown } from "./markdown.ts";
import { mdxToMarkdown } from "./mdx.ts";
import { wikiToMarkdown } from "./obsidian.ts";
import { convertShortcodes } from "./shortcodes.ts";

interface Writing {
  text: string;
  own: Known;
  links: Links;
  images: PostImages;
  remarks: TextRemarks;
}

type Form = "markdown" | "mdx" | "html";

/** The text of a post as the site reads it. */
export function bodyOf(writing: Writing & { form: Form }): Promise<string> {
  const text = withoutTags(writing);
  if (writing.form === "html") return htmlBodyOf({ ...writing, text });
  const isMdx = writing.form === "mdx";
  return converted(
    writing,
    (addresses) => convertMarkdown({ text, addresses, isMdx }),
  );
}

/** The same for HTML. `own` finds the path of an image of the old site. */
export function htmlBodyOf(
  writing: Writing,
  own?: (address: string) => string,
): Promise<string> {
  const { text: html, remarks } = writing;
  const placeOf = (offset: number) => remarks.placeAt(html, offset);
  return converted(
    writing,
    (addresses) => htmlToMarkdown({ html, addresses, placeOf }),
    own,
  );
}

/** Converts a text twice: the first time says which images it shows. */
async function converted(
  { own: known, links, images, remarks }: Writing,
  convert: (addresses: Addresses) => string,
  own = (address: string) => links.pathOf(address) ?? address,
): Promise<string> {
  const shown: string[] = [];
  convert({
    remarks: new TextRemarks("", new Remarks()),
    image: ({ address }) => `${shown.push(own(address))}`,
    link: (href) => href,
  });
  await images.prepare(shown);
  const text = convert({
    remarks,
    image: (written) =>
      images.markdown({ ...written, address: own(written.address) }, remarks),
    link: (href, place) => links.to(href, known, remarks, place),
  });
  const clean = withoutPlaceholders(text);
  return replaceOutsideCode(clean, /\n{3,}/g, () => "\n\n").trim();
}

/** The text without the languages that stand in Markdown. Lines stay where they are. */
function withoutTags(
  { text, form, own, links, remarks }: Writing & { form: Form },
): string {
  const around = { links, file: own.file, remarks };
  if (form === "mdx") return mdxToMarkdown(text, remarks);
  const tagless = convertShortcodes(text, around);
  return form === "html" ? tagless : wikiToMarkdown(tagless, around);
}

/** The site would replace these. */
export function withoutPlaceholders(text: string): string {
  return text.toWellFormed().replace(NOT_SHOWN, "").replaceAll(
    FILLED_IN,
    "{ $1 }",
  );
}

const FILLED_IN = new RegExp(`\\{(${PLACEHOLDERS.join("|")})\\}`, "g");

const NOT_SHOWN =
  // deno-lint-ignore no-control-regex -- these are what it looks for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\uE000-\uE010\uFFFD-\uFFFF]/g;
