import type { Profile } from "../../content/content.ts";
import type { Document } from "./document.ts";
import crawlers from "./crawlers.json" with { type: "json" };
import { sitemap } from "./sitemap.ts";
import { contentSignal, usageInWords } from "./usage.ts";

/** RFC 9309 with Content Signals. */
export const robots: Document = {
  path: "/robots.txt",
  mediaType: "text/plain; charset=utf-8",
  title: "robots.txt",
  description: "crawling is welcome; uses of the content that the owner allows",
  role: "crawler",
  render: ({ baseUrl, content: { profile } }) =>
    [
      `# ${usageInWords(profile)}`,
      ...group(["*"], profile),
      // Some checks look for these names. A group replaces `*` for its agents (RFC 9309, 2.2.1).
      ...group(crawlers, profile),
      `Sitemap: ${baseUrl}${sitemap.path}`,
      "",
    ].join("\n"),
};

function group(agents: string[], profile: Profile): string[] {
  return [
    ...agents.map((agent) => `User-agent: ${agent}`),
    `Content-Signal: ${contentSignal(profile)}`,
    "Allow: /",
    "",
  ];
}
