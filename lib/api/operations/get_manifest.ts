import * as z from "zod";
import { defineOperation, ok } from "../../operation.ts";
import { hexOf, toneOf } from "../../base/colour/colours.ts";
import type { Content } from "../../content/content.ts";

const Theme = z.enum(["dark", "light"], 'expected "dark" or "light"');

export const Manifest = z.looseObject({
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  start_url: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.looseObject({
    src: z.string(),
    sizes: z.string(),
    type: z.string(),
  })),
}).meta({ id: "Manifest", description: "A W3C web app manifest" });

export const getManifest = defineOperation({
  id: "getManifest",
  method: "GET",
  path: "/api/v1/manifest",
  tag: "site",
  summary: "Web app manifest",
  description:
    "The W3C web app manifest of the site in the colours of a theme; the light one unless asked.",
  request: {
    query: z.object({
      theme: Theme.default("light").describe("Colours: `dark` or `light`"),
    }),
    examples: { dark: { query: { theme: "dark" } } },
  },
  responses: {
    200: {
      description: "The manifest",
      schema: Manifest,
      mediaType: "application/manifest+json",
      examples: {
        light: webManifest(
          {
            name: "Wren Acme",
            description: "A personal site.",
            language: "en",
            direction: "ltr",
            hue: 155,
          },
          "light",
        ),
      },
    },
  },
  errors: ["invalid_parameter"],
  cacheControl: "public, max-age=3600",
  lasts: () => "for ever",
  run: ({ query: { theme } }, { content: { profile } }) =>
    ok(webManifest(profile, theme)),
});

function webManifest(
  { name, description, language, direction, hue }: Pick<
    Content["profile"],
    "name" | "description" | "language" | "direction" | "hue"
  >,
  theme: z.output<typeof Theme>,
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
