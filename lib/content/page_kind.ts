/** A section lists its entries, and the manual its documents. */
export type PageKind =
  | "home"
  | "page"
  | "section"
  | "entry"
  | "manual"
  | "doc";
