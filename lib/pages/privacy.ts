import type { Config } from "../config.ts";
import type { Page } from "./page.ts";
import type { PageSources } from "./mod.ts";
import { table, wordsOf } from "./opening.ts";

/** True by construction: the table is the list of what may be stored. */
export function privacyPage(
  { content, keyFamilies, config }: PageSources,
): Page {
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
    "All of it lies in the database of this site and nowhere else.",
    table(["Key", "What", "Why", "How long"], rows),
    "## Who else is asked",
    providers(config),
    "## What is logged",
    "For each request: when, the method, the name of the route, the status, how long it took and the number of the request. Never an address, a user agent, a message or the text of a query.",
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

/** Which other services the site calls, from its configuration. */
function providers(config: Config): string {
  const counted = config.STATS_PROVIDER === "builtin"
    ? "The site counts visitors by itself, in memory."
    : config.STATS_PROVIDER === "off"
    ? "Visitors are not counted."
    : `The number of visitors comes from ${config.STATS_PROVIDER}; this server asks it, your browser does not.`;
  const spoken = config.NPC_PROVIDER === "openai"
    ? "What you say to the people in the room is sent to a language model, without anything that says who you are."
    : "What you say to the people in the room is answered here and goes nowhere else.";
  const drawn = config.IMAGER_URL
    ? "The pictures of the people are drawn by another service; this server asks it, your browser does not."
    : "The pictures of the people are drawn here.";
  return [counted, spoken, drawn].map((line) => `- ${line}`).join("\n");
}
