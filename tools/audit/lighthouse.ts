import { checksOf, must, notApplicable } from "./check.ts";
import { attribute, isSample, linksOf, tagsOf } from "./html.ts";

const KNOWN =
  /^(User-agent|Allow|Disallow|Sitemap|Crawl-delay|Content-Signal):/i;
const URN = /^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/;

/** Lighthouse: Agentic Browsing, and what of SEO concerns agents. */
export const lighthouseChecks = checksOf("lighthouse", {
  "llms-txt": [
    "/llms.txt has a heading, a link and some words",
    async (site) => {
      const { status, text } = await site.ask("/llms.txt");
      const links = linksOf(text).length;
      const holds = status === 200 && /^# /m.test(text) && links > 0 &&
        text.length >= 50;
      return must(holds, `${links} links, ${text.length} characters`);
    },
  ],
  "ard-schema": [
    "every catalog entry is valid and has queries",
    async (site) => {
      const { entries } = await site.json("/.well-known/ai-catalog.json");
      const wrong = entries.filter((entry: Record<string, unknown>) => {
        const queries = entry.representativeQueries;
        return !URN.test(String(entry.identifier)) || !entry.displayName ||
          !entry.type || !entry.url === !entry.data ||
          !Array.isArray(queries) || queries.length < 2 || queries.length > 5;
      });
      return must(wrong.length === 0, `${entries.length - wrong.length} valid`);
    },
  ],
  "robots-txt": ["robots.txt has no unknown directive", async (site) => {
    const { text } = await site.ask("/robots.txt");
    const unknown = text.split("\n")
      .filter((line) => line !== "" && !/^#/.test(line) && !KNOWN.test(line));
    return must(unknown.length === 0, unknown.join() || "all known");
  }],
  "webmcp-form-coverage": ["forms are declared as tools", async (site) => {
    const forms = tagsOf((await site.page()).text, "form");
    if (forms.length === 0) return notApplicable("the home page has no form");
    const named = forms.filter((tag) =>
      attribute(tag, "toolname") && attribute(tag, "tooldescription")
    );
    return must(named.length > 0, `${named.length} of ${forms.length} forms`);
  }],
  "is-crawlable": ["the home page may be indexed", async (site) => {
    const { headers, text } = await site.page();
    if (isSample(text)) {
      return notApplicable("the sample person is kept from search engines");
    }
    const robots = headers.get("x-robots-tag") ?? "";
    return must(!/noindex/.test(robots + text), robots || "no noindex");
  }],
});
