import type { z } from "zod";
import {
  body,
  clockTime,
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
  note: text().optional(),
  preferred: flag(),
  hidden: flag(),
}, {});
export type Channel = z.output<typeof Channel>;

/** In the owner's time zone. An end before the start is on the next day. */
const WorkHours = record({ start: clockTime(), end: clockTime() }, {})
  .refine(({ start, end }) => start !== end, {
    path: ["end"],
    message: "the same as the start; write when the day ends",
  });

export const Contact = record({
  title: text(),
  heading: text().optional(),
  lead: text().optional(),
  description: description(),
  updated: fullDate(),
  response_time: text(),
  hours: text(),
  work_hours: WorkHours.optional(),
  nav: flag(),
  order: order().optional(),
  channels: list(Channel).default([]),
}, { body: body() });
export type Contact = z.output<typeof Contact>;

/** Channels are sorted: preferred first. */
export const contact = defineKind({
  root: "person",
  files: "contact.md",
  usedBy: () => "/contact, get_contact, contact.vcf, llms-full.txt",
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
