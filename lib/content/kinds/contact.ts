import type { z } from "zod";
import {
  body,
  description,
  flag,
  fullDate,
  list,
  order,
  record,
  slug,
  text,
  url,
} from "../fields.ts";
import type { Entry } from "../front_matter.ts";
import { withoutHidden } from "../hidden.ts";
import { defineKind } from "../kind.ts";

export const Channel = record({
  channel: slug(),
  label: text(),
  value: text(),
  url: url(),
  preferred: flag(),
  hidden: flag(),
}, {});
export type Channel = z.output<typeof Channel>;

export const Contact = record({
  title: text(),
  heading: text().optional(),
  lead: text().optional(),
  description: description(),
  updated: fullDate(),
  response_time: text(),
  hours: text(),
  nav: flag(),
  order: order().optional(),
  channels: list(Channel).default([]),
}, { body: body() });
export type Contact = z.output<typeof Contact>;

/** The ways to reach the person, preferred first. */
export const contact = defineKind({
  root: "person",
  files: "contact.md",
  usedBy: () => "/contact, get_contact, llms-full.txt",
  schema: Contact,
  given: (_, body) => ({ body }),
  collect([entry]) {
    if (!entry) return;
    checkChannels(entry);
    const channels = withoutHidden(entry.value.channels).sort(preferredFirst);
    return { ...entry.value, channels };
  },
});

function checkChannels({ value, complain }: Entry<Contact>): void {
  const ids = value.channels.map(({ channel }) => channel);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    const path = ["channels", index, "channel"];
    complain(path, `"${id}" is taken by another channel; use another`);
  }
}

function preferredFirst(one: Channel, other: Channel): number {
  return Number(other.preferred ?? false) - Number(one.preferred ?? false);
}
