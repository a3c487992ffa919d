import type { IndexedPage } from "@foyer/answers";
import type { HeaderList } from "../../base/http/header_list.ts";
import type { Document } from "./document.ts";
import crawlers from "./crawlers.json" with { type: "json" };
import { sitemap } from "./sitemap.ts";

// Allowed uses of the content, in the vocabularies of Content Signals
// (contentsignals.org) and AIPREF (draft-ietf-aipref-vocab).

const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=no";
const CONTENT_USAGE = "train-ai=n, search=y";

const USAGE_IN_WORDS =
  "Crawl, index, quote and answer from these pages. Do not train models on them.";

export const USAGE_HEADERS: HeaderList = [
  ["content-signal", CONTENT_SIGNAL],
  ["content-usage", CONTENT_USAGE],
];

/** RFC 9309 with Content Signals. */
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
      // Some checks look for these names. A group replaces `*` for its agents (RFC 9309, 2.2.1).
      ...group(crawlers),
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

/** Lets the answer engine answer questions about the use of the content. */
export const usagePage: IndexedPage = {
  path: robots.path,
  title: robots.title,
  description: robots.description,
  kind: "page",
  sections: [{
    id: "",
    heading: "",
    level: 1,
    text: `${USAGE_IN_WORDS}\nContent-Signal: ${CONTENT_SIGNAL}`,
  }],
};
