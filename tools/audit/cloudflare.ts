import { checksOf, must, mustHave, notApplicable } from "./check.ts";

const BOTS = ["GPTBot", "ClaudeBot", "PerplexityBot", "CCBot"];

/** isitagentready.com. */
export const cloudflareChecks = checksOf("cloudflare", {
  robotsTxt: ["/robots.txt is text with User-agent lines", async (site) => {
    const { status, type, text } = await site.ask("/robots.txt");
    const holds = status === 200 && type === "text/plain" &&
      /^User-agent:/m.test(text) && !text.includes("<html");
    return must(holds, `${status} ${type}`);
  }],
  sitemap: ["the Sitemap: line leads to a valid sitemap", async (site) => {
    const { text } = await site.ask("/robots.txt");
    const address = /^Sitemap: (\S+)$/m.exec(text)?.[1];
    if (!address) return must(false, "no Sitemap: line");
    const { status, text: xml } = await site.ask(new URL(address).pathname);
    return must(status === 200 && /<urlset [^]*<loc>/.test(xml), address);
  }],
  linkHeaders: ["the home page has agent relations in Link", async (site) => {
    const link = (await site.page()).headers.get("link") ?? "";
    const wanted = [
      "api-catalog",
      "service-desc",
      "service-doc",
      "describedby",
    ];
    return mustHave(wanted, (rel) => link.includes(`rel="${rel}"`));
  }],
  markdownNegotiation: ["Accept: text/markdown gets Markdown", async (site) => {
    const { status, type } = await site.ask("/", { accept: "text/markdown" });
    return must(status === 200 && type === "text/markdown", type);
  }],
  robotsTxtAiRules: ["AI bots are named", async (site) => {
    const { text } = await site.ask("/robots.txt");
    return mustHave(BOTS, (bot) => text.includes(`User-agent: ${bot}`));
  }],
  contentSignals: ["robots.txt has all three content signals", async (site) => {
    const { text } = await site.ask("/robots.txt");
    const signal = /^Content-Signal: (.*)$/m.exec(text)?.[1] ?? "";
    return mustHave(
      ["search", "ai-input", "ai-train"],
      (key) => new RegExp(`\\b${key}=(yes|no)\\b`).test(signal),
    );
  }],
  apiCatalog: ["/.well-known/api-catalog is a linkset", async (site) => {
    const accept = "application/linkset+json, application/json";
    const path = "/.well-known/api-catalog";
    const { type } = await site.ask(path, { accept });
    const { linkset } = await site.json(path, { accept });
    const holds = type === "application/linkset+json" && linkset.length > 0;
    return must(holds, `${type}, ${linkset.length} contexts`);
  }],
  authMd: [
    "/auth.md is Markdown under a heading of that name",
    async (site) => {
      const { status, type, text } = await site.ask("/auth.md");
      const holds = status === 200 && type === "text/markdown" &&
        /^# .*auth\.md/m.test(text);
      return must(holds, `${status} ${type}`);
    },
  ],
  mcpServerCard: ["the MCP card has serverInfo.name", async (site) => {
    const card = await site.json("/.well-known/mcp/server-card.json");
    return must(Boolean(card.serverInfo?.name), card.serverInfo?.name);
  }],
  a2aAgentCard: ["the agent card has its required fields", async (site) => {
    const card = await site.json("/.well-known/agent-card.json");
    const keys = ["name", "version", "description", "supportedInterfaces"];
    return mustHave([...keys, "skills"], (key) => Boolean(card[key]?.length));
  }],
  agentSkills: [
    "the skills index is not empty, its files are there",
    async (site) => {
      const index = "/.well-known/agent-skills/index.json";
      const { skills } = await site.json(index);
      if (skills.length === 0) {
        return notApplicable("the content has no skills");
      }
      const answers = await Promise.all(
        skills.map(({ url }: { url: string }) => site.ask(url)),
      );
      return must(
        answers.every(({ status }) => status === 200),
        `${answers.length} skills`,
      );
    },
  ],
  ard: ["the AI catalog has host and entries, for any origin", async (site) => {
    const path = "/.well-known/ai-catalog.json";
    const { headers, type } = await site.ask(path);
    const { specVersion, host, entries } = await site.json(path);
    const holds = specVersion && host && entries.length > 0 &&
      headers.get("access-control-allow-origin") === "*" &&
      /json$/.test(type);
    return must(holds, `${type}, ${entries.length} entries`);
  }],
});
