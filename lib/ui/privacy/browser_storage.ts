/**
 * What the site leaves in a browser, and all of it: names in `localStorage`, and
 * of caches without what every one begins with and without their version. The page on privacy says of each what it
 * holds, why and for how long.
 */
export const BROWSER_STORAGE = [
  "theme",
  "keys",
  "room",
  "pages",
  "files",
] as const;
