import { gitEnvironment } from "../../environment.ts";
import { baseUrlOf, type Config } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import {
  hasOwnWords,
  isQuiet,
  listFollowingPages,
  listPages,
  twinPath,
} from "../../lib/content/page_meta.ts";
import { documentsOf } from "../../lib/api/mod.ts";
import { webfinger } from "../../lib/api/discovery/identities.ts";
import { below, prefixOf } from "../../lib/site.ts";
import { countCommits, type Counting } from "../build/count_commits.ts";
import type { Files, PageAddress, Site } from "./check.ts";
import { follow } from "./follow.ts";
import { factsReader } from "./page_facts.ts";
import { siteInMemory, withoutOthers } from "../site_in_memory.ts";

/** Requests every page, twin and document of the site that these files make. */
export async function crawl(files: Files, content: Content): Promise<Site> {
  const { config } = files;
  const baseUrl = baseUrlOf(config, config.PORT);
  const send = await siteInMemory({
    config: withoutOthers(config),
    content,
    baseUrl,
  });
  const statuses = new Map<string, Promise<number>>();
  const parts = await partsOf(content, baseUrl, async (path, accept) => {
    const response = await send(path, { headers: { accept } });
    statuses.set(baseUrl + path, Promise.resolve(response.status));
    return await response.text();
  });
  return {
    ...files,
    ...parts,
    content,
    baseUrl,
    follow(address) {
      const status = statuses.get(address) ?? follow(send, address);
      statuses.set(address, status);
      return status;
    },
    styles: await Deno.readTextFile("static/styles.css"),
    commits: await commitsOf(config, content),
  };
}

/** Requests one address after the other: the site limits requests at a time. */
async function partsOf(
  content: Content,
  baseUrl: string,
  textAt: (path: string, accept: string) => Promise<string>,
): Promise<Pick<Site, "pages" | "documents">> {
  const read = factsReader(baseUrl);
  return {
    pages: await Array.fromAsync(pagesOf(content), async (page) => {
      const html = await textAt(page.path, "text/html");
      const twin = await textAt(page.twinPath, "text/markdown");
      return await read(page, { html, twin });
    }),
    documents: await Array.fromAsync(
      documentsOf(content).map((document) => addressOf(document.path, content)),
      async (path) => ({ path, text: await textAt(path, "*/*") }),
    ),
  };
}

/** The path of a document, for WebFinger with the account that it wants to be asked for. */
function addressOf(path: string, { profile }: Content): string {
  if (path !== webfinger.path || !profile.fediverse) return path;
  const resource = `acct:${profile.fediverse.account.slice(1)}`;
  return `${path}?${new URLSearchParams({ resource })}`;
}

/** Pages in each language that has them. */
function pagesOf(content: Content): PageAddress[] {
  return [content, ...content.editions ?? []].flatMap((edition, at) => {
    const { language } = edition.profile;
    const prefix = at === 0 ? "" : prefixOf(language);
    return [...listPages(edition), ...listFollowingPages(edition)]
      .filter(hasOwnWords)
      .map(({ path }) => ({
        path: below(prefix, path),
        inner: path,
        twinPath: below(prefix, twinPath(path)),
        language,
      }));
  });
}

async function commitsOf(
  config: Config,
  { profile }: Content,
): Promise<Counting | null> {
  // A quiet site shows no calendar.
  const isShown = !isQuiet(profile);
  if (!isShown || !config.CODEHOST_PROVIDER.includes("git")) return null;
  const env = gitEnvironment();
  return await countCommits(config, profile, Date.now(), env);
}
