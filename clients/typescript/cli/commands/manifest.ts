import type { Command } from "../command.ts";

export const manifest: Command = {
  name: "manifest",
  operands: [],
  options: ["theme"],
  summary: "The web app manifest of the site",
  examples: [
    "foyer manifest --theme dark",
    "foyer manifest --fields name,theme_color --table",
  ],
  // A manifest may have any members.
  answer: {},
  run: ({ foyer, settings: { theme } }) => foyer.manifest({ theme }),
};
