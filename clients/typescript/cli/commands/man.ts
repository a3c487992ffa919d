import type { Command } from "../command.ts";
import { manualPage } from "../help/manual_page.ts";

export const man: Command = {
  name: "man",
  operands: [],
  options: [],
  summary: "The manual page, for man to read",
  examples: ["foyer man"],
  run: ({ commands }) => manualPage(commands),
};
