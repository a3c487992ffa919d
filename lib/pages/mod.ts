import type { AnyOperation } from "../api/operation.ts";
import type { Config } from "../config.ts";
import type { Content } from "../content/content.ts";
import { pageMetas } from "../content/page_meta.ts";
import type { Page } from "./page.ts";
import type { KeyFamily } from "../kv/families.ts";
import { aboutPage } from "./about.ts";
import { contactPage } from "./contact.ts";
import { developersPage } from "./developers.ts";
import { homePage } from "./home.ts";
import { privacyPage } from "./privacy.ts";
import { roomPage } from "./room.ts";

/** What the pages are made of. */
export interface PageSources {
  content: Content;
  operations: AnyOperation[];
  keyFamilies: KeyFamily[];
  config: Config;
  baseUrl: string;
}

/** Every page of the site, in the order of the menu: the only list of them. */
export function pagesOf(sources: PageSources): Page[] {
  const { content, baseUrl } = sources;
  const made = [
    homePage(content),
    aboutPage(content),
    contactPage(content),
    roomPage(content),
    developersPage(sources),
    privacyPage(sources),
  ];
  const bodies = new Map([
    ...content.pages.map(({ slug, body }) => [`/${slug}`, body] as const),
    ...content.docs.map(({ slug, body }) => [`/docs/${slug}`, body] as const),
    ...made.map(({ path, body }) => [path, body] as const),
  ]);
  return pageMetas(content).map((meta) => ({
    ...meta,
    body: (bodies.get(meta.path) ?? "").replaceAll("{base_url}", baseUrl)
      .trim(),
  }));
}
