import { checksOf, must, mustHave } from "./check.ts";
import { headingsOf, isSequential, linksOf, visibleText } from "./html.ts";

const YEAR = 365 * 24 * 60 * 60 * 1000;
const AGENTS = ["GPTBot/1.2", "ClaudeBot/1.0", "Claude-User/1.0", "curl/8.0"];
const SCOPED = ["/llms.txt", "/developers/llms.txt", "/api/llms.txt"];

/** Ora, layers Discovery and Access: what leads to the pages. */
export const accessChecks = checksOf("ora", {
  "ard-trust-manifest": ["entries say who vouches for them", async (site) => {
    const { entries } = await site.json("/.well-known/ard.json");
    const isSecure = entries[0]?.url.startsWith("https:");
    const all = entries.every((entry: { trustManifest?: unknown }) =>
      Boolean(entry.trustManifest) === isSecure
    );
    return must(all, isSecure ? "all entries" : "none, as without https");
  }],
  "sitemap-lastmod": [
    "every page has a lastmod, the newest within a year",
    async (site) => {
      const { text } = await site.ask("/sitemap.xml");
      const days = [...text.matchAll(/<lastmod>(.*?)</g)].map(([, day]) => day);
      const newest = days.toSorted().at(-1) ?? "";
      const isFresh = Date.now() - Date.parse(newest) < YEAR;
      return must(
        days.length === text.split("<loc>").length - 1 && isFresh,
        newest,
      );
    },
  ],
  "content-no-js": [
    "text, one H1 and headings without script",
    async (site) => {
      const { text: html } = await site.page();
      const { length } = visibleText(html);
      const ratio = Math.round(100 * length / (html.length || 1));
      const holds = length >= 500 && isSequential(headingsOf(html)) &&
        ratio >= 5;
      return must(holds, `${length} characters, ${ratio} %`);
    },
  ],
  "bot-detection": ["agents get what browsers get", async (site) => {
    const { text } = await site.page();
    const answers = await Promise.all(
      AGENTS.map((userAgent) =>
        site.ask("/", { userAgent, accept: "text/html" })
      ),
    );
    return must(answers.every((each) => each.text === text), AGENTS.join(", "));
  }],
  "link-headers-discovery": [
    "Link has sitemap, Markdown, API",
    async (site) => {
      const link = (await site.page()).headers.get("link") ?? "";
      return mustHave(
        [
          'rel="sitemap"',
          'type="text/markdown"',
          'rel="service-desc"',
          'rel="api-catalog"',
        ],
        (part) => link.includes(part),
      );
    },
  ],
  "llms-txt-links-resolve": ["every link of llms.txt answers", async (site) => {
    const { text } = await site.ask("/llms.txt");
    const links = linksOf(text).map((url) => new URL(url));
    const dead: string[] = [];
    for (const { pathname, search } of links) {
      const { status } = await site.ask(pathname + search);
      if (status !== 200) dead.push(pathname);
    }
    return must(dead.length === 0, dead.join() || `${links.length} links`);
  }],
  "modular-llms-txt": [
    "scoped files exist, each under 30,000 characters",
    async (site) => {
      const answers = await Promise.all(SCOPED.map((path) => site.ask(path)));
      const holds = answers.every(({ status, text }) =>
        status === 200 && text.length >= 100 && text.length < 30_000
      );
      return must(holds, answers.map(({ text }) => text.length).join());
    },
  ],
  "agent-instruction": ["llms.txt says when to use it", async (site) => {
    const { text } = await site.ask("/llms.txt");
    return must(
      /\bUse this .* when\b/.test(text),
      "when to use",
      "no such sentence",
    );
  }],
});
