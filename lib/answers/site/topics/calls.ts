import type { Asked } from "../topic.ts";

/** The first call, lists, and what HTTP does. */
export const CALLS: Asked[] = [
  {
    at: "/docs/api",
    says: "It is public and anonymous",
    asks:
      "auth api | auth need | auth program | auth site | free_api api | auth",
    not: "rotate limit twice markdown cursor",
  },
  {
    at: "/docs/api",
    says: "Everything stands below one base address",
    asks: "address api",
    not: "limit ip mcp store deprecation health error",
  },
  {
    at: "/docs/api",
    says: "openapi.json",
    asks: "openapi",
    not: "mcp tool",
  },
  {
    at: "/docs/api#the-first-call",
    says: "With curl",
    asks: "example api | example request",
    not: "limit cursor mcp",
  },
  {
    at: "/docs/api#the-first-call",
    says: "With curl",
    asks: "use_it api",
    not: "limit cursor mcp many cors",
  },
  {
    at: "/docs/api#the-first-call",
    says: "Answers are JSON",
    asks: "format api | format result",
    not: "body error markdown image import_it",
  },
  {
    at: "/docs/api#the-first-call",
    says: "Parameters that an operation does not know",
    asks: "unknown_parameter",
  },
  {
    at: "/docs/api#the-ten-operations",
    lists: true,
    asks: "list operation api",
    not: "limit batch deprecation error etag cors auth",
  },
  {
    at: "/docs/api#page-by-page",
    says: "A page holds ten roles",
    asks:
      "worklist page_by_page many | worklist limit page_by_page | worklist size | page_by_page size worklist",
    not: "rate request",
  },
  {
    at: "/docs/api#page-by-page",
    says: "If there are more roles",
    asks: "page_by_page next worklist | page_by_page api | cursor",
    not: "assistant add mcp",
  },
  {
    at: "/docs/api#page-by-page",
    says: "It is signed",
    asks: "cursor lifetime | cursor write | cursor store",
    not: "mcp",
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "The two operations above",
    asks: "etag api | etag request | etag operation",
    not: "worklist contributions browser_storage mcp",
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "Pages of any origin",
    asks: "cors api | cors call | cors",
    not: "mcp store markdown cookie browser_storage talk",
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "Any other method",
    asks: "methods api",
    not: "limit many",
  },
  {
    at: "/docs/api#what-http-does-for-you",
    says: "of the three POSTs",
    asks: "body format | body shape",
    not: "error result",
  },
  {
    at: "/docs/api#good-habits",
    says: "Quote X-Request-Id",
    asks: "report error | report api",
  },
  {
    at: "/docs/events",
    says: "There is one thing that a program can change",
    asks: "write api | write program",
    not: "host deprecation breaking version error dev add_job",
  },
];
