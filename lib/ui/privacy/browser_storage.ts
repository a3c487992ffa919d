/**
 * Everything that the site stores in a browser: names in `localStorage`, and names
 * of caches without their common prefix and version.
 */
export const BROWSER_STORAGE = [
  "theme",
  "keys",
  "room",
  "pages",
  "files",
] as const;
