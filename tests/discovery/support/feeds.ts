import { assert } from "@std/assert";
import { Parser } from "htmlparser2";
import * as z from "zod";
import { type TestSite } from "../../support/test_app.ts";
import { jsonOf, textOf } from "./claims.ts";

export const TYPES: Record<string, string> = {
  xml: "application/atom+xml",
  json: "application/feed+json",
};
export const FOLDERS = ["", "/lamps", "/musings"];
export const FEEDS = FOLDERS.flatMap((folder) =>
  Object.keys(TYPES).map((extension) => `${folder}/feed.${extension}`)
);

export const Id = z.string().regex(
  /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
);
export const Instant = z.iso.datetime();
export const Text = z.string().min(1);

/** JSON Feed 1.1, without the members that the site does not use. */
export const JsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: Text,
  description: Text,
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  authors: z.array(z.strictObject({ name: Text, url: z.url() })).min(1),
  language: Text,
  items: z.array(z.strictObject({
    id: Id,
    url: z.url(),
    title: Text,
    summary: Text,
    content_html: Text,
    image: z.url().optional(),
    date_published: Instant.optional(),
    date_modified: Instant,
    tags: z.array(Text),
    language: Text.optional(),
  })),
});

/** Elements by name; RFC 4287 allows all but `link` and `category` once. */
type Elements = Record<string, { text: string; marks: Record<string, string> }>;

/** The elements of an Atom feed (RFC 4287, section 4.1.1), and of its entries (4.1.2). */
export function atomOf(xml: string): { feed: Elements; entries: Elements[] } {
  const all: Elements[] = [{}];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, marks) {
      if (name === "entry") all.push({});
      open.push(name);
      const parent = open.at(-2) ?? "";
      if (!["feed", "entry"].includes(parent) || name === "entry") return;
      const key = name === "link" ? `link ${marks.rel}` : name;
      const own = all.at(-1) ?? {};
      assert(!(key in own) || name === "category", `${key} twice`);
      own[key] = { text: "", marks };
    },
    ontext(text) {
      const own = all.at(-1)?.[open.at(-1) ?? ""];
      if (own) own.text += text;
    },
    onclosetag: () => void open.pop(),
  }, { xmlMode: true });
  parser.end(xml);
  const [feed = {}, ...entries] = all;
  return { feed, entries };
}

export const element = (text: z.ZodType<string>) => z.object({ text });
export const linked = (href: string) =>
  z.object({ marks: z.looseObject({ href: z.literal(href) }) });
export const AtomEntry = z.object({
  id: element(Id),
  title: element(Text),
  updated: element(Instant),
  published: element(Instant).optional(),
  summary: element(Text),
  content: z.object({
    text: Text,
    marks: z.object({ type: z.literal("html") }),
  }),
  "link alternate": z.object({ marks: z.looseObject({ href: z.url() }) }),
});

/** Facts of an item that both formats have. */
export interface Item {
  id: string;
  url: string;
  published?: string;
}

export async function itemsIn(site: TestSite, path: string): Promise<Item[]> {
  if (path.endsWith(".json")) {
    return JsonFeed.parse(await jsonOf(site, path)).items
      .map(({ id, url, date_published }) => (
        { id, url, published: date_published }
      ));
  }
  return atomOf(await textOf(site, path)).entries.map((entry) => ({
    id: entry.id?.text ?? "",
    url: entry["link alternate"]?.marks.href ?? "",
    published: entry.published?.text,
  }));
}
