import { checksOf, must, mustHave } from "./check.ts";
import {
  attribute,
  graphOf,
  headingsOf,
  isSample,
  isSequential,
  linksOf,
  tagsOf,
  visibleText,
} from "./html.ts";

/** agent-ready.dev, with squirrelscan where the two ask the same. */
export const agentReadyChecks = checksOf("agent-ready", {
  "S1-S4": ["/llms.txt is plain text and not HTML", async (site) => {
    const { status, type, text } = await site.ask("/llms.txt");
    return must(
      status === 200 && type === "text/plain" && !/<html/.test(text),
      type,
    );
  }],
  "S5-S6": ["robots.txt blocks nothing", async (site) => {
    const { text } = await site.ask("/robots.txt");
    return must(!/^Disallow: \S/m.test(text), "no Disallow", "a Disallow line");
  }],
  "S10-S11": ["/sitemap.md has headings and links", async (site) => {
    const { status, text } = await site.ask("/sitemap.md");
    const links = linksOf(text).length;
    return must(
      status === 200 && /^## /m.test(text) && links > 0,
      `${links} links`,
    );
  }],
  "S12-S13": [
    "AGENTS.md has installation, configuration, usage",
    async (site) => {
      const { text } = await site.ask("/AGENTS.md");
      return mustHave(
        ["Installation", "Configuration", "Usage"],
        (heading) => text.includes(`\n## ${heading}\n`),
      );
    },
  ],
  "P4": [
    "the home page is not hidden from agents by X-Robots-Tag",
    async (site) => {
      const { headers, text } = await site.page();
      const isHidden = /none|noai/.test(headers.get("x-robots-tag") ?? "");
      return must(
        !isHidden,
        isSample(text) ? "noindex, as a sample" : "not hidden",
        "none or noai",
      );
    },
  ],
  "P10-P11": ["JSON-LD nodes have a type and a name", async (site) => {
    const graph = graphOf((await site.page("/about")).text);
    const named = graph.filter((node) =>
      node["@type"] && (node.name || node.itemListElement)
    );
    return must(
      graph.length > 0 && named.length === graph.length,
      `${graph.length} nodes`,
    );
  }],
  "P13": ["text is 15 % of the HTML", async (site) => {
    const { text: html } = await site.page("/about");
    const ratio = Math.round(
      100 * visibleText(html).length / (html.length || 1),
    );
    return must(ratio >= 15, `${ratio} %`);
  }],
  "P15-P17": ["pages link to their Markdown mirror", async (site) => {
    const { text } = await site.page("/about");
    const link = tagsOf(text, "link").find((tag) =>
      attribute(tag, "type") === "text/markdown"
    ) ?? "";
    const { status, type } = await site.ask(attribute(link, "href") ?? "/");
    return must(status === 200 && type === "text/markdown", link);
  }],
  "P18": ["the mirror links back to its page", async (site) => {
    const link = (await site.ask("/about.md")).headers.get("link") ?? "";
    return must(link.includes('rel="canonical"'), link);
  }],
  "P20": ["the mirror has a sitemap section", async (site) => {
    const { text } = await site.ask("/about.md");
    return must(text.includes("\n## Sitemap\n"), "## Sitemap", "no ## Sitemap");
  }],
  "P21": ["code blocks name their language", async (site) => {
    const { text } = await site.ask("/docs/api.md");
    const fences = text.match(/^```.*$/gm) ?? [];
    const bare = fences.filter((fence, i) => i % 2 === 0 && fence === "```");
    return must(
      fences.length % 2 === 0 && bare.length === 0,
      `${fences.length / 2} blocks`,
    );
  }],
  "P22": ["pages link to the API schema", async (site) => {
    const { text } = await site.page();
    return must(
      text.includes('href="/openapi.json"'),
      "/openapi.json",
      "no link",
    );
  }],
  "L2-L5": ["llms.txt has H1, quote, H2 lists", async (site) => {
    const { text } = await site.ask("/llms.txt");
    return must(
      /^# .+\n\n> .+\n[^]*\n## .+\n\n- \[/.test(text),
      "# > ## -",
      "another form",
    );
  }],
  "L10": ["/llms-full.txt is there", async (site) => {
    const { status, text } = await site.ask("/llms-full.txt");
    return must(
      status === 200 && text.length > 1000,
      `${text.length} characters`,
    );
  }],
  "C1-C2": [
    "/.well-known/mcp.json has name, version, endpoint",
    async (site) => {
      const card = await site.json("/.well-known/mcp.json");
      return mustHave(
        ["name", "version", "endpoint", "transport"],
        (key) => key in card,
      );
    },
  ],
  "C4-C5": ["the agent card is JSON with its fields", async (site) => {
    const { type } = await site.ask("/.well-known/agent-card.json");
    return must(type === "application/json", type);
  }],
  "C15": ["the skills index has the digest of each file", async (site) => {
    const { skills } = await site.json("/.well-known/agent-skills/index.json");
    for (const { url, digest } of skills) {
      const bytes = new TextEncoder().encode((await site.ask(url)).text);
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      if (digest !== `sha256:${hash.toHex()}`) return must(false, url);
    }
    return must(true, `${skills.length} digests`);
  }],
  "A1-A4": ["images have alternatives and sizes", async (site) => {
    const images = tagsOf((await site.page()).text, "img");
    const bare = images.filter((tag) =>
      !/\balt\b/.test(tag) || !/\bwidth=/.test(tag)
    );
    return must(
      bare.length === 0,
      `${images.length} images`,
      `${bare.length} without`,
    );
  }],
  "A7": ["headings descend step by step on every page", async (site) => {
    const paths = ["/", "/about", "/contact", "/developers", "/docs/api"];
    const pages = await Promise.all(paths.map((path) => site.page(path)));
    const wrong = paths.filter((_, i) =>
      !isSequential(headingsOf(pages[i]?.text ?? ""))
    );
    return must(wrong.length === 0, wrong.join() || paths.join());
  }],
  "A9": ["zooming is allowed", async (site) => {
    const { text } = await site.page();
    return must(
      !/user-scalable=no|maximum-scale=1\b/.test(text),
      "viewport",
      "a limit in the viewport",
    );
  }],
});
