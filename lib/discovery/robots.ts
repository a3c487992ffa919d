import { CONTENT_SIGNAL } from "./content_usage.ts";
import type { Document } from "./document.ts";
import { sitemap } from "./sitemap.ts";

// Named although `*` would do: a group of its own replaces `*` for its agents,
// and some checks look for the names.
const AGENTS = [
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-SearchBot",
  "Claude-User",
  "PerplexityBot",
  "Perplexity-User",
  "Google-Extended",
  "Applebot-Extended",
  "Amazonbot",
  "meta-externalagent",
  "CCBot",
];

/** RFC 9309, with the use of the words declared as Content Signals. */
export const robots: Document = {
  path: "/robots.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "robots.txt",
  description: "crawling is welcome, training is declined",
  role: "crawler",
  render: ({ baseUrl }) =>
    [
      "# Crawl, index, quote and answer from these pages. Do not train models on them.",
      ...group(["*"]),
      ...group(AGENTS),
      `Sitemap: ${baseUrl}${sitemap.path}`,
      "",
    ].join("\n"),
};

function group(agents: string[]): string[] {
  return [
    ...agents.map((agent) => `User-agent: ${agent}`),
    `Content-Signal: ${CONTENT_SIGNAL}`,
    "Allow: /",
    "",
  ];
}
