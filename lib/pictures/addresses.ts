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
