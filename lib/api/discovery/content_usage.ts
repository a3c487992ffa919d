import type { HeaderList } from "../../base/http/header_list.ts";

// Allowed uses of the content, in the vocabularies of Content Signals
// (contentsignals.org) and AIPREF (draft-ietf-aipref-vocab).

export const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=no";
const CONTENT_USAGE = "train-ai=n, search=y";

export const USAGE_IN_WORDS =
  "Crawl, index, quote and answer from these pages. Do not train models on them.";

export const USAGE_HEADERS: HeaderList = [
  ["content-signal", CONTENT_SIGNAL],
  ["content-usage", CONTENT_USAGE],
];
