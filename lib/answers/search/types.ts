import type { PageKind } from "../../content/page_kind.ts";

/** A section that a search has found. */
export interface SearchHit {
  path: string;
  kind: PageKind;
  /** The id of the section's heading; empty for the words above the first. */
  anchor: string;
  title: string;
  heading: string;
  /** Plain text around the match. */
  excerpt: string;
  /** 1 to 100. */
  score: number;
}
