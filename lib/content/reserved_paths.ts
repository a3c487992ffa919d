/** Paths that the site serves, with or without `.md`. No page or section may have one. */
export const RESERVED_PATHS =
  "a2a agents api ask assets auth avatars callers clients contact docs feed healthz home images index llms llms-full mcp offline openapi plugin previews resume robots sitemap skills static"
    .split(" ");
