import { CONTENT_SIGNAL, USAGE_IN_WORDS } from "./content_usage.ts";
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
      `# ${USAGE_IN_WORDS}`,
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
