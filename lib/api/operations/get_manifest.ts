import { z } from "zod";
import { defineOperation, ok } from "../../operation.ts";
import { webManifest } from "./web_manifest.ts";

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
