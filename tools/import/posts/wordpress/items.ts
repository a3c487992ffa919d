import { Parser } from "htmlparser2";
import { dayOf } from "../field_values.ts";
import type { Post } from "../post.ts";
import type { TextRemarks } from "../remarks.ts";
import { withoutPlaceholders } from "../text/body.ts";
import { decoded } from "../text/decoded.ts";
import type { WxrItem } from "./read_wxr.ts";

/** An item that becomes a file. */
export interface Kind {
  id: string;
  name: string;
  /** All that is known without its text. */
  post: Omit<Post, "slug" | "body" | "images">;
}

/** Types that are no text of their own. */
const MACHINERY =
  /^(?:attachment|revision|nav_menu_item|customize_changeset|oembed_cache|wp_.*|acf-.*)$/;

/** Undefined, after a remark if it has words, for an item that is no post. */
export function kindOf(
  item: WxrItem,
  { types, today }: { types: string[]; today: string },
  remarks: TextRemarks,
): Kind | undefined {
  const { text, line } = item;
  const place = remarks.place(line);
  const lost = (why: string) => void remarks.lost(place, why);
  const type = typeOf(item);
  if (MACHINERY.test(type)) return;
  if (!["post", "page", ...types].includes(type)) {
    return lost(`of the type ${type}; take it with --type ${type}`);
  }
  if (text("wp:status") === "trash") return lost("in the trash");
  const reasons = reasonsToHide(item, today);
  for (const why of reasons) remarks.hidden(place, why);
  const about = { today, place, hidden: reasons.length > 0 };
  return kindIn(item, type === "page", about);
}

export function typeOf({ text }: WxrItem): string {
  return text("wp:post_type") || "post";
}

function reasonsToHide({ text }: WxrItem, today: string): string[] {
  const status = text("wp:status");
  const day = dayIn(text("wp:post_date"));
  return [
    status !== "publish" && `its status is ${status || "not known"}`,
    text("wp:post_password") !== "" && "a password protects it",
    !day && "it has no date",
    day && day > today && "its date is to come",
    FOR_SOME.test(text("content:encoded")) && "a part of it is for members",
  ].filter((why) => typeof why === "string");
}

/** Tags and blocks of plugins that show a text to some visitors. */
const FOR_SOME =
  /\[\w*(?:member|private|premium|paywall|ppwp|protected|restrict)\w*[^\]]*\]|wp:premium-content|"blockVisibility":false/i;

function kindIn(
  { text, categories }: WxrItem,
  isPage: boolean,
  { today, ...about }: { today: string; place: string; hidden: boolean },
): Kind {
  const id = text("wp:post_id");
  const name = decoded(text("wp:post_name"));
  const title = plain(text("title")) || name.replaceAll("-", " ") || "—";
  const day = dayIn(text("wp:post_date"));
  const isSeen = text("wp:status") === "publish" || text("wp:post_password");
  const number = id && `/?${isPage ? "page_id" : "p"}=${id}`;
  const post = {
    ...about,
    title: withoutPlaceholders(title),
    date: day ?? today,
    isUndated: !day,
    isPage,
    updated: dayIn(text("wp:post_modified")),
    tags: tagsIn(categories),
    was: isSeen ? addressesOf(text("link"), number) : [],
  };
  return { id, name, post };
}

/** The words of HTML in one line, however deep its elements are. */
export function plain(html: string): string {
  let words = "";
  new Parser({ ontext: (text) => void (words += text) }).end(html);
  return words.replaceAll(/\s+/g, " ").trim();
}

function tagsIn(categories: WxrItem["categories"]): string[] {
  const names = categories.filter(({ domain, name }) =>
    ["category", "post_tag"].includes(domain) &&
    name.toLowerCase() !== "uncategorized"
  ).map(({ name }) => withoutPlaceholders(plain(name)));
  return [...new Set(names)];
}

/** The address of the item, and its number, which always works in WordPress. */
function addressesOf(link: string, number: string): string[] {
  const { pathname = "", search = "" } = URL.parse(link) ?? {};
  const paths = [pathname + search, number];
  return [...new Set(paths)].filter((path) => path !== "" && path !== "/");
}

/** WordPress writes zeros for a draft. */
function dayIn(date: string): string | undefined {
  const [day] = /^[1-9]\d{3}-\d\d-\d\d/.exec(date) ?? [];
  return day && dayOf(day, "en");
}
