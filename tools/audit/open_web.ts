import { checksOf, must, mustHave, notApplicable } from "./check.ts";

const CARD = "/.well-known/agent-card.json";
const CARD_TYPE = "application/a2a-agent-card+json";
const FINGER = "/.well-known/webfinger";

const MCP = "io.modelcontextprotocol";

/** The extension is only for this revision of MCP and later ones. */
const SKILLS_LIST = {
  method: "POST",
  accept: "application/json, text/event-stream",
  headers: {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "skills/list",
  },
  body: {
    jsonrpc: "2.0",
    id: 1,
    method: "skills/list",
    params: {
      _meta: {
        [`${MCP}/protocolVersion`]: "2026-07-28",
        [`${MCP}/clientCapabilities`]: {},
      },
    },
  },
};

/** Claims of the site about itself, which no scanner looks at. */
export const openWebChecks = checksOf("open web", {
  usage: ["pages name their uses in both vocabularies", async (site) => {
    const { headers } = await site.page();
    const usage = headers.get("content-usage") ?? "";
    const signal = headers.get("content-signal") ?? "";
    const labels = [
      "train-ai=",
      "ai-use=",
      "search=",
      "ai-train=",
      "ai-input=",
    ];
    return mustHave(labels, (each) => `${usage}, ${signal}`.includes(each));
  }],
  jsonFeed: ["/feed.json is a JSON Feed 1.1 with ids", async (site) => {
    const { version, title, items } = await site.json("/feed.json");
    const ids = new Set(items.map(({ id }: { id: string }) => id));
    const holds = version === "https://jsonfeed.org/version/1.1" &&
      Boolean(title) && ids.size === items.length && items.length <= 50;
    return must(holds, `${items.length} items`);
  }],
  namedFeeds: ["the home page names both feeds with a title", async (site) => {
    const { text } = await site.page();
    return mustHave(
      ["application/atom+xml", "application/feed+json"],
      (type) =>
        (text.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [])
          .some((link) => link.includes(type) && link.includes('title="')),
    );
  }],
  hCard: ["the home page has an h-card and links by rel=me", async (site) => {
    const { text } = await site.page();
    const marks = ['class="h-card"', "p-name", "u-uid", 'rel="me"'];
    return mustHave(marks, (mark) => text.includes(mark));
  }],
  describedBy: ["the API names its llms.txt and OpenAPI", async (site) => {
    const { headers } = await site.ask("/api/v1/work");
    const link = headers.get("link") ?? "";
    const wanted = ['</api/llms.txt>; rel="describedby"', 'rel="service-desc"'];
    return mustHave(wanted, (each) => link.includes(each));
  }],
  agentCardType: [
    "the agent card has the type that is asked for",
    async (site) => {
      const { type, headers } = await site.ask(CARD, { accept: CARD_TYPE });
      const varies = /\baccept\b(?!-)/.test(headers.get("vary") ?? "");
      return must(type === CARD_TYPE && varies, type);
    },
  ],
  skills: ["skills of MCP have the digests of their files", async (site) => {
    const index = "/.well-known/agent-skills/index.json";
    const { skills } = await site.json(index);
    if (skills.length === 0) return notApplicable("the site has no skills");
    const { result } = await site.json("/mcp", SKILLS_LIST);
    const known = new Set(
      skills.map(({ digest }: { digest: string }) => digest),
    );
    const found: { resources: { digest: string }[] }[] = result.skills;
    const wrong = found.filter(({ resources: [file] }) =>
      !known.has(file?.digest ?? "")
    );
    return must(
      found.length === skills.length && wrong.length === 0,
      `${found.length} skills`,
    );
  }],
  webfinger: ["WebFinger answers for the site, if it has it", async (site) => {
    const resource = new URL("/", site.base).href;
    const query = new URLSearchParams({ resource });
    const { status, type } = await site.ask(`${FINGER}?${query}`);
    if (status === 404) return notApplicable("no account in the Fediverse");
    return must(status === 200 && type === "application/jrd+json", status);
  }],
});
