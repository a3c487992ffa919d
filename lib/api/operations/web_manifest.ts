import { hexOf } from "../../base/colour/srgb.ts";
import { type Theme, toneOf } from "../../base/colour/tokens.ts";
import type { Content } from "../../content/content.ts";

/** Whose site it is, in the language of the description (BCP 47). */
type Named = Pick<
  Content["profile"],
  "name" | "description" | "language" | "direction" | "hue"
>;

/** The web app manifest (W3C Application Manifest) in the colours of a theme. */
export function webManifest(
  { name, description, language, direction, hue }: Named,
  theme: Theme,
) {
  const paper = hexOf(toneOf(theme, "paper", hue));
  return {
    id: "/",
    name,
    short_name: name.split(" ", 1)[0] ?? name,
    description,
    lang: language,
    dir: direction,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
