import { manualPage } from "../help/manual_page.js";
export const man = {
    name: "man",
    operands: [],
    options: [],
    summary: "The manual page, for man to read",
    examples: ["foyer man"],
    run: ({ commands }) => manualPage(commands),
};
