import { checksOf, must } from "./check.ts";
import { linksOf, visibleText } from "./html.ts";
import type { Probe } from "./probe.ts";

async function pagesOf(site: Probe): Promise<string[]> {
  const { text } = await site.ask("/sitemap.xml");
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname);
}

function twinOf(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Pages of the sitemap, each in the form that `read` asks for. */
async function textsOf(
  site: Probe,
  read: (path: string) => Promise<{ text: string }>,
): Promise<string[]> {
  const answers = await Promise.all((await pagesOf(site)).map(read));
  return answers.map(({ text }) => text);
}

function longest(texts: string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

/** AFDocs, over every page of the sitemap. */
export const afdocsChecks = checksOf("afdocs", {
  "llms-txt-coverage": [
    "llms.txt has every page of the sitemap",
    async (site) => {
      const { text } = await site.ask("/llms.txt");
      const pages = await pagesOf(site);
      const missing = pages.filter((path) =>
        !text.includes(`${twinOf(path)})`)
      );
      return must(
        missing.length === 0,
        missing.join() || `${pages.length} pages`,
      );
    },
  ],
  "llms-txt-directive-html": [
    "pages name llms.txt in their first tenth",
    async (site) => {
      const bodies = (await textsOf(site, (path) => site.page(path)))
        .map((html) => html.slice(html.indexOf("<body")));
      const at = bodies.map((body) => body.indexOf("/llms.txt") / body.length);
      return must(
        at.every((place) => place >= 0 && place < 0.1),
        `${at.length} pages`,
      );
    },
  ],
  "llms-txt-directive-md": ["twins name llms.txt early", async (site) => {
    const twins = await textsOf(site, (path) => site.ask(twinOf(path)));
    return must(
      twins.every((text) => text.slice(0, 800).includes("/llms.txt")),
      `${twins.length} twins`,
    );
  }],
  "markdown-url-support": ["every page has a twin at .md", async (site) => {
    const pages = await pagesOf(site);
    const twins = await Promise.all(
      pages.map((path) => site.ask(twinOf(path))),
    );
    return must(
      twins.every(({ type }) => type === "text/markdown"),
      `${twins.length} twins`,
    );
  }],
  "content-negotiation": ["every page negotiates Markdown", async (site) => {
    const accept = "text/markdown";
    const pages = await pagesOf(site);
    const twins = await Promise.all(
      pages.map((path) => site.ask(path, { accept })),
    );
    return must(
      twins.every(({ type }) => type === accept),
      `${twins.length} pages`,
    );
  }],
  "page-size-markdown": ["twins are below 50,000 characters", async (site) => {
    const size = longest(await textsOf(site, (path) => site.ask(twinOf(path))));
    return must(size <= 50_000, size);
  }],
  // As AFDocs measures it: what is left of a page as text.
  "page-size-html": ["pages say less than 50,000 characters", async (site) => {
    const texts = await textsOf(site, (path) => site.page(path));
    const size = longest(texts.map(visibleText));
    return must(size <= 50_000, size);
  }],
  "markdown-code-fence-validity": ["every fence is closed", async (site) => {
    const twins = await textsOf(site, (path) => site.ask(twinOf(path)));
    const open = twins.filter((text) =>
      (text.match(/^```/gm) ?? []).length % 2
    );
    return must(open.length === 0, `${twins.length} twins`);
  }],
  "markdown-link-portability": ["links in twins are absolute", async (site) => {
    const links = (await textsOf(site, (path) => site.ask(twinOf(path))))
      .flatMap(linksOf);
    const bound = links.filter((link) => !/^(https?|mailto|tel):/.test(link));
    return must(bound.length === 0, bound.join() || `${links.length} links`);
  }],
  "http-status-codes": ["a made-up sibling is a 404", async (site) => {
    const { status } = await site.page("/docs/no-such-document");
    return must(status === 404, status);
  }],
  "rendering-strategy": ["pages are there without script", async (site) => {
    const texts = await textsOf(site, (path) => site.page(path));
    const shortest = Math.min(...texts.map((html) => visibleText(html).length));
    return must(shortest >= 500, `${shortest} characters`);
  }],
  "cache-header-hygiene": ["caches ask again within an hour", async (site) => {
    const control = (await site.page()).headers.get("cache-control") ?? "";
    return must(
      /no-cache|max-age=([0-2]?\d{1,3}|3[0-5]\d\d|3600)\b/.test(control),
      control,
    );
  }],
});
