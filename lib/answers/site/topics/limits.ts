import type { Asked } from "../topic.ts";

/** How many, how large, how long. */
export const LIMITS: Asked[] = [
  {
    at: "/docs/limits",
    says: "for each client and endpoint",
    asks:
      "request many rate | request many | request limit | request rate | call many limit rate | call many rate api | call many rate program | call many limit program | call limit rate | call many limit | many limit api | limit api | limit program | limit rate | limit this_site | limit threshold many | rate_limit | rate_limit many | rate_limit site",
    not:
      "header body event message question preflight parallel batch reset penalty llm tokens personal_data variable image servers cursor worklist proxy auth",
  },
  {
    at: "/docs/limits",
    says: "for each client and endpoint",
    asks: "request many auth rate | limit rate auth request",
  },
  {
    at: "/docs/limits",
    says: "for each client and endpoint",
    asks: "rate_limit threshold",
    not: "header wait retry client_waits",
  },
  {
    at: "/docs/limits#the-window",
    says: "The count is kept for each client",
    asks: "limit whom | request whom count",
    not: "proxy variable trust_proxy header batch store",
  },
  {
    at: "/docs/limits#the-window",
    says: "An OPTIONS request counts nothing",
    asks: "preflight limit | preflight count | preflight",
  },
  {
    at: "/docs/limits#the-window",
    says: "the next one gets status",
    asks: "limit exceed | limit exceed request | request rate exceed",
    not: "header parallel batch question message body more",
  },
  {
    at: "/docs/limits#the-window",
    says: "lasts 60 seconds",
    asks: "limit reset | limit reset rate",
    not: "header penalty",
  },
  {
    at: "/docs/limits#429-and-retry-after",
    says: "Wait for as long as",
    asks: "limit wait | limit request wait | retry_after",
    not: "header client python typescript cli",
  },
  {
    at: "/docs/limits#429-and-retry-after",
    says: "no penalty box",
    asks: "penalty limit | penalty request | penalty program",
  },
  {
    at: "/docs/limits#429-and-retry-after",
    says: "they count, but they are always served",
    asks: "limit site request | limit markdown | limit image",
    not: "api many batch rate worklist program this_site",
  },
  {
    at: "/docs/limits#the-headers",
    says: "RateLimit-Remaining",
    asks: "header left | header left rate_limit | request left",
  },
  {
    at: "/docs/limits#the-headers",
    says: "RateLimit-Reset",
    asks: "header reset",
  },
  {
    at: "/docs/limits#the-headers",
    says: "Every response says where you stand",
    asks: "header limit",
    not: "left reset size deprecation",
  },
  {
    at: "/docs/limits#requests-at-the-same-time",
    says: "At most 16 requests of one client",
    asks: "parallel request | parallel call many | parallel limit",
    not: "batch",
  },
  {
    at: "/docs/limits#several-servers",
    says: "One server counts exactly",
    asks: "servers limit | servers count",
  },
  {
    at: "/docs/limits#if-that-is-not-enough",
    says: "If you really do need more",
    asks: "limit more | request more rate",
    not: "question message body batch reset worklist",
  },
  {
    at: "/docs/limits#sizes",
    says: "a question to /ask",
    asks: "question length",
    not: "store batch worklist wait result",
  },
  {
    at: "/docs/limits#sizes",
    says: "a message to somebody in the room",
    asks: "message length room | message length",
    not: "store a2a batch error wait answers",
  },
  {
    at: "/docs/limits#sizes",
    says: "any body",
    asks: "body size",
  },
  {
    at: "/docs/limits#sizes",
    says: "a message to /a2a",
    asks: "a2a length",
  },
  {
    at: "/docs/limits#sizes",
    says: "Idempotency-Key",
    asks: "twice length auth",
  },
];
