import type { Asked } from "../topic.ts";

/** Several reads at once, and jobs. */
export const BATCHES: Asked[] = [
  {
    at: "/docs/batch",
    says: "A batch runs several reads",
    asks: "batch call | batch request | batch api | batch",
    not: "lifetime many into limit mcp job async error",
  },
  {
    at: "/docs/batch#several-reads-at-once",
    says: "Three operations can be in a batch",
    asks: "batch into operation | batch many | batch size | batch into request",
    not: "lifetime mcp async",
  },
  {
    at: "/docs/batch#several-reads-at-once",
    says: "A batch counts as one request",
    asks: "batch limit | batch count limit",
    not: "lifetime size length",
  },
  {
    at: "/docs/batch#several-reads-at-once",
    says: "one that fails does not fail its neighbours",
    asks: "batch error | batch error result",
    not: "lifetime list",
  },
  {
    at: "/docs/batch#not-now",
    says: "Prefer: respond-async",
    asks: "batch async | async request | async call",
    not: "lifetime store",
  },
  {
    at: "/docs/batch#fetch-the-job",
    says: "The id carries the batch itself",
    asks: "job store | batch async store | job async wait",
    not: "lifetime person_contact",
  },
  {
    at: "/docs/batch#how-long-it-lives",
    says: "An id is good for one hour",
    asks:
      "job lifetime batch | job_id lifetime | job async lifetime | batch async lifetime | batch result lifetime | batch job result lifetime",
  },
];
