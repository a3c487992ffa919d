import type { Topic } from "../topic.ts";

/** The first call, lists, errors and versions. */
export const CALLS: Topic[] = [
  {
    at: "/docs/api",
    says: "It is public and anonymous",
    asks: [
      ["auth", "api"],
      ["auth", "need"],
      ["auth", "program"],
      [
        "auth",
        "site",
      ],
      ["free_api", "api"],
      ["auth"],
    ],
    not: ["rotate", "limit", "twice", "markdown", "cursor"],
  },
  {
    at: "/docs/api",
    says: "Everything stands below one base address",
    asks: [["address", "api"]],
    not: ["limit", "ip", "mcp", "store", "deprecation", "health", "error"],
  },
  {
    at: "/docs/api",
    says: "openapi.json",
    asks: [["openapi"]],
    not: ["mcp", "tool"],
  },
  {
    at: "/docs/api#the-first-call",
    says: "With curl",
    asks: [["example", "api"], ["example", "request"]],
    not: ["limit", "cursor", "mcp"],
  },
  {
    at: "/docs/api#the-first-call",
    says: "Answers are JSON",
    asks: [["format", "api"], ["format", "result", "request"]],
    not: ["body", "error", "markdown", "image", "import_it"],
  },
  {
    at: "/docs/api#the-first-call",
    says: "Parameters that an operation does not know",
    asks: [["unknown_parameter"]],
  },
  {
    at: "/docs/api#the-ten-operations",
    lists: true,
    asks: [["list", "operation", "api"]],
    not: ["limit", "batch", "deprecation", "error", "etag", "cors", "auth"],
  },
  {
    at: "/docs/api#page-by-page",
    says: "A page holds ten roles",
    asks: [["worklist", "page_by_page", "many"], [
      "worklist",
      "limit",
      "page_by_page",
    ]],
    not: ["rate", "request"],
  },
  {
    at: "/docs/api#page-by-page",
    says: "If there are more roles",
    asks: [["page_by_page", "next", "worklist"], ["page_by_page", "api"], [
      "cursor",
    ]],
    not: ["assistant", "add", "mcp"],
  },
  {
    at: "/docs/api#page-by-page",
    says: "It is signed",
    asks: [["cursor", "lifetime"], ["cursor", "write"], ["cursor", "store"]],
    not: ["mcp"],
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "The two operations above",
    asks: [["etag", "api"], ["etag", "request"], ["etag", "operation"]],
    not: ["worklist", "contributions", "browser_storage", "mcp"],
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "Pages of any origin",
    asks: [["cors", "api"], ["cors", "call"], ["cors"]],
    not: ["mcp", "store", "markdown", "cookie", "browser_storage", "talk"],
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "Any other method",
    asks: [["methods", "api"]],
    not: ["limit", "many"],
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "of the three POSTs",
    asks: [["body", "format"], ["body", "shape"]],
    not: ["error", "result"],
  },
  {
    at: "/docs/api#good-habits",
    says: "Quote X-Request-Id",
    asks: [["report", "error"], ["report", "api"]],
  },
  {
    at: "/docs/events",
    says: "There is one thing that a program can change",
    asks: [["write", "api"], ["write", "program"]],
    not: [
      "host",
      "deprecation",
      "breaking",
      "version",
      "error",
      "dev",
      "add_job",
    ],
  },
  {
    at: "/docs/errors",
    says: "in one shape",
    asks: [["error", "shape"], ["error", "shape", "api"]],
    not: ["not_found", "retry", "mcp", "cli", "mistake"],
  },
  {
    at: "/docs/errors#what-each-code-means",
    lists: true,
    asks: [["error", "list"], ["error", "list", "api"], ["error_codes"]],
    not: ["retry", "not_found", "cli", "mcp", "doctor", "exit_code"],
  },
  {
    at: "/docs/errors#try-again-or-do-not",
    says: "A request that was wrong",
    asks: [["error", "retry"]],
    not: ["client", "client_waits", "limit", "codes_5xx", "box"],
  },
  {
    at: "/docs/errors#try-again-or-do-not",
    says: "A 500 may be repeated",
    asks: [["s500", "retry"]],
  },
  {
    at: "/docs/errors#try-again-or-do-not",
    says: "So is a 502",
    asks: [["s502", "retry"]],
  },
  {
    at: "/docs/errors#404-pages-and-errors-outside-the-api",
    says: "A page that does not exist",
    asks: [["not_found", "site"], ["not_found"]],
    not: ["job", "batch", "mcp", "doctor"],
  },
  {
    at: "/docs/versioning#how-something-ends",
    says: "Once a day of removal",
    asks: [["deprecation", "notice"], ["deprecation", "api", "notice"]],
    not: ["limit", "store", "cookie", "health", "shutdown"],
  },
  {
    at: "/docs/versioning#how-something-ends",
    says: "Nothing is deprecated at present",
    asks: [["deprecation", "api"], ["deprecation", "operation"], [
      "deprecation",
      "version",
    ], ["deprecation_policy"]],
    not: ["limit", "notice", "header", "store"],
  },
  {
    at: "/docs/versioning#how-something-ends",
    says: "Its responses carry a Deprecation header",
    asks: [["deprecation", "header"]],
    not: ["limit"],
  },
  {
    at: "/docs/versioning#what-stays",
    says: "A breaking change never happens in place",
    asks: [
      ["breaking", "api"],
      ["breaking", "field"],
      ["breaking", "version"],
      [
        "breaking",
        "notice",
      ],
    ],
    not: [
      "limit",
      "etag",
      "upgrade",
      "restart",
      "content",
      "worklist",
      "database",
      "mcp",
    ],
  },
  {
    at: "/docs/versioning#what-may-change",
    says: "nother form of cursors",
    asks: [["cursor", "breaking"]],
  },
];
