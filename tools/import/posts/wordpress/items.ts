import { dayOf } from "../field_values.ts";
import type { Attachments } from "./blocks.ts";
import type { WxrItem } from "./read_wxr.ts";

/** An item that becomes a file. */
export interface Kind {
  id: string;
  isPage: boolean;
  isHidden: boolean;
  title: string;
  name: string;
  /** YYYY-MM-DD. */
  day?: string;
  updated?: string;
  tags: string[];
}

/** Types that are no text of their own. */
const MACHINERY =
  /^(?:attachment|revision|nav_menu_item|customize_changeset|oembed_cache|wp_.*|acf-.*)$/;

/** Undefined, after a remark if it has words, for an item that is no post. */
export function kindOf(
  { fields, categories }: WxrItem,
  types: string[],
  lost: (why: string) => void,
): Kind | undefined {
  const text = (name: string) => fields.get(name)?.trim() ?? "";
  const type = text("wp:post_type") || "post";
  if (MACHINERY.test(type)) return;
  if (!["post", "page", ...types].includes(type)) {
    return void lost(`of the type ${type}; take it with --type ${type}`);
  }
  const status = text("wp:status");
  if (status === "trash") return void lost("in the trash");
  const isHidden = status !== "publish" || text("wp:post_password") !== "";
  const id = text("wp:post_id");
  const title = text("title").replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ")
    .trim();
  const name = decoded(text("wp:post_name"));
  const names = categories.filter(({ domain, name }) =>
    ["category", "post_tag"].includes(domain) &&
    name.toLowerCase() !== "uncategorized"
  ).map(({ name }) => name);
  return {
    id,
    isPage: type === "page",
    isHidden,
    title: title || name.replaceAll("-", " ") || "—",
    name,
    day: dayIn(text("wp:post_date")),
    updated: dayIn(text("wp:post_modified")),
    tags: [...new Set(names)],
  };
}

/** The address of the item, and its number, which always works in WordPress. */
export function addressesOf(
  { fields }: WxrItem,
  { id, isPage, isHidden }: Kind,
): string[] {
  if (isHidden && fields.get("wp:post_password")?.trim() === "") return [];
  const link = URL.parse(fields.get("link")?.trim() ?? "");
  const path = link && link.pathname + link.search;
  const number = id ? [`/?${isPage ? "page_id" : "p"}=${id}`] : [];
  return [...new Set([...path && path !== "/" ? [path] : [], ...number])];
}

/** WordPress writes zeros for a draft. */
function dayIn(date: string): string | undefined {
  const [day] = /^[1-9]\d{3}-\d\d-\d\d/.exec(date) ?? [];
  return day && dayOf(day, "en");
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Pictures of the export, by their ids. */
export function attachmentsIn(items: WxrItem[]): Attachments {
  return new Map(
    items.filter(({ fields }) => fields.get("wp:post_type") === "attachment")
      .map(({ fields, meta }) => [
        fields.get("wp:post_id") ?? "",
        {
          src: fields.get("wp:attachment_url") ?? "",
          alt: meta.get("_wp_attachment_image_alt") ?? "",
        },
      ]),
  );
}
