import { checksOf, must, mustHave } from "./check.ts";
import { graphOf, visibleText } from "./html.ts";

/** Ora, layer Access: what pages say of themselves, and their Markdown. */
export const pageChecks = checksOf("ora", {
  "json-ld": [
    "Person, WebSite, ProfilePage with links between them",
    async (site) => {
      const graph = graphOf((await site.page()).text);
      const types = graph.map((node) => node["@type"]);
      return mustHave(
        ["Person", "WebSite", "ProfilePage"],
        (type) => types.includes(type),
      );
    },
  ],
  "json-ld-entity-linking": [
    "the person has sameAs and a description",
    async (site) => {
      const graph = graphOf((await site.page()).text);
      const person = graph.find((node) => node["@type"] === "Person") ?? {};
      const holds = person.sameAs?.length > 0 && Boolean(person.description);
      return must(holds, person.sameAs?.join() ?? "none");
    },
  ],
  "metadata-completeness": [
    "canonical, lang, description, Open Graph",
    async (site) => {
      const { text } = await site.page();
      return mustHave(
        [
          'rel="canonical"',
          '<html lang="',
          'name="description"',
          "og:image",
          "og:type",
          "og:title",
          "og:description",
        ],
        (part) => text.includes(part),
      );
    },
  ],
  "trust-anchors": [
    "about, contact, privacy of 500 characters",
    async (site) => {
      const paths = ["/about", "/contact", "/privacy"];
      const pages = await Promise.all(paths.map((path) => site.page(path)));
      const sizes = pages.map(({ text }) => visibleText(text).length);
      return must(sizes.every((size) => size >= 500), sizes.join());
    },
  ],
  "developer-portal": ["/developers is open", async (site) => {
    const { status } = await site.page("/developers");
    return must(status === 200, status);
  }],
  "markdown-negotiation-vary": ["both forms vary by Accept", async (site) => {
    const forms = [
      await site.page(),
      await site.ask("/", { accept: "text/markdown" }),
    ];
    const vary = forms.map(({ headers }) => headers.get("vary") ?? "no Vary");
    return must(
      vary.every((each) => /\baccept\b(?!-)/i.test(each)),
      vary.join(" | "),
    );
  }],
  "markdown-frontmatter": ["twins begin with front matter", async (site) => {
    const { text } = await site.ask("/about.md");
    return mustHave(
      ["title", "description", "canonical_url", "last_updated"],
      (key) => new RegExp(`^${key}: `, "m").test(text.slice(0, 600)),
    );
  }],
  "agent-friendly-404": [
    "an unknown path is a 404 that leads on",
    async (site) => {
      const accept = "text/markdown";
      const { status, type, text } = await site.ask("/no-such-page", {
        accept,
      });
      const holds = status === 404 && type === accept &&
        text.includes("/llms.txt") && text.includes("/sitemap");
      return must(holds, `${status} ${type}`);
    },
  ],
  "agent-mode-view": [
    "/?mode=agent is JSON about endpoints and access",
    async (site) => {
      const view = await site.json("/?mode=agent");
      const keys = ["endpoints", "authentication", "capabilities"];
      return mustHave(keys, (key) => key in view);
    },
  ],
});
