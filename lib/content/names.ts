/** The people who can be in the room, in their fixed order. */
export const NPC_IDS = [
  "librarian",
  "archivist",
  "concierge",
  "barista",
] as const;
export type NpcId = typeof NPC_IDS[number];

/** A section lists its entries, and the manual its documents. */
export type PageKind = "home" | "page" | "section" | "entry" | "manual" | "doc";

/** Lists of the résumé that a section can be. */
export const RESUME_SECTIONS = ["projects", "publications"] as const;
export type ResumeSection = typeof RESUME_SECTIONS[number];

/** Groups of the manual, in the order in which a reader needs them. */
export const SHELVES = ["start", "call", "agents", "run"] as const;

/** Characters that a search result shows. */
export const DESCRIPTION = { shortest: 50, longest: 160 };

/** The owner's style sheet, below the content folder. */
export const THEME = "theme.css";

/** Paths that the site serves, with or without `.md`. No page or section may have one. */
export const RESERVED_PATHS =
  "a2a agents api ask assets auth avatars callers clients contact docs feed healthz home images index llms llms-full mcp offline openapi plugin previews resume robots sitemap skills static"
    .split(" ");
