import type { Asked } from "../topic.ts";

/** What goes wrong, and what may change. */
export const ERRORS: Asked[] = [
  {
    at: "/docs/errors",
    says: "in one shape",
    asks: "error shape | error shape api",
    not: "not_found retry mcp cli mistake",
  },
  {
    at: "/docs/errors#what-each-code-means",
    lists: true,
    asks: "error list | error list api | error_codes",
    not: "retry not_found cli mcp doctor exit_code",
  },
  {
    at: "/docs/errors#try-again-or-do-not",
    says: "A request that was wrong",
    asks: "error retry",
    not: "client client_waits limit codes_5xx box",
  },
  {
    at: "/docs/errors#try-again-or-do-not",
    says: "A 500 may be repeated",
    asks: "s500 retry",
  },
  {
    at: "/docs/errors#try-again-or-do-not",
    says: "So is a 502",
    asks: "s502 retry",
  },
  {
    at: "/docs/errors#404-pages-and-errors-outside-the-api",
    says: "A page that does not exist",
    asks: "not_found site | not_found",
    not: "job batch mcp doctor",
  },
  {
    at: "/docs/versioning#how-something-ends",
    says: "Once a day of removal",
    asks: "deprecation notice | deprecation api notice",
    not: "limit store cookie health shutdown",
  },
  {
    at: "/docs/versioning#how-something-ends",
    says: "What is deprecated at present",
    asks:
      "deprecation api | deprecation operation | deprecation version | deprecation_policy",
    not: "limit notice header store",
  },
  {
    at: "/docs/versioning#how-something-ends",
    says: "Its responses carry a Deprecation header",
    asks: "deprecation header",
    not: "limit",
  },
  {
    at: "/docs/versioning#what-stays",
    says: "A breaking change never happens in place",
    asks: "breaking api | breaking field | breaking version | breaking notice",
    not: "limit etag upgrade restart content worklist database mcp",
  },
  {
    at: "/docs/versioning#what-may-change",
    says: "nother form of cursors",
    asks: "cursor breaking",
  },
];
