import { twinPath } from "../../content/page_meta.ts";

/** Where browsers, telephones and manifests look for the icon of the site. */
export const ICONS = {
  "/icon.svg": "image/svg+xml",
  "/favicon.ico": "image/vnd.microsoft.icon",
  "/icon-192.png": "image/png",
  "/icon-512.png": "image/png",
  "/icon-maskable.png": "image/png",
  "/apple-touch-icon.png": "image/png",
} as const;
export type IconPath = keyof typeof ICONS;

/** Of the picture of a page, in pixels: what the Open Graph shows large. */
export const PREVIEW = { width: 1200, height: 630 };

/** Where the picture of a page is: `/previews/about.png`. */
export function previewPath(path: string): string {
  return `/previews${twinPath(path).replace(/\.md$/, ".png")}`;
}
