import type { Content } from "../content.ts";
import type { Page } from "./page.ts";
import { table } from "./opening.ts";

/** The channels, preferred first. */
export function contactPage({ contact }: Content): Page {
  const { title, description, updated, body } = contact;
  const rows = contact.channels.map(({ label, value, url, preferred }) => [
    preferred ? `**${label}** (preferred)` : label,
    `[${value}](${url})`,
  ]);
  const parts = [
    body,
    "## Channels",
    table(["Channel", "Address"], rows),
    "## When to expect an answer",
    contact.response_time,
    contact.hours,
  ];
  return {
    path: "/contact",
    title,
    description,
    updated,
    inMenu: true,
    body: parts.join("\n\n"),
  };
}
