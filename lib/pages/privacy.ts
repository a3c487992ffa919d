import type { Page } from "../core/page.ts";
import type { PageSources } from "./mod.ts";
import { table, wordsOf } from "./words.ts";

/** True by construction: the table is the list of what may be stored. */
export function privacyPage({ content, keyFamilies }: PageSources): Page {
  const { title, description, updated, body } = wordsOf(content, "privacy");
  const rows = keyFamilies.map(({ name, what, why, kept }) => [
    `\`${name}\``,
    what,
    why,
    kept,
  ]);
  const parts = [
    body,
    "## What is stored",
    table(["Key", "What", "Why", "How long"], rows),
    "## What is logged",
    "For each request: when, the method, the name of the route, the status, how long it took and a random request id. Never an address, a user agent, a message or the text of a query.",
  ];
  return {
    path: "/privacy",
    title,
    description,
    updated,
    inMenu: true,
    body: parts.join("\n\n"),
  };
}
