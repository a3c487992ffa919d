import type { z } from "zod";
import { asks, ofHeadings } from "../asks.ts";
import {
  body,
  clockTime,
  flag,
  heads,
  hidden,
  language,
  list,
  order,
  record,
  slug,
  text,
  url,
} from "../fields.ts";
import type { Entry, Translated } from "../front_matter.ts";
import { withoutHidden } from "../hidden.ts";
import { defineKind } from "../kind.ts";

export const Channel = record({
  channel: slug().describe("Short name of the channel, such as `email`."),
  label: text().describe("Name that visitors see."),
  value: text().describe("Text of the link, such as your address."),
  url: url(),
  note: text().optional().describe("What the channel is good for."),
  preferred: flag().describe("`true` puts it first. Choose one at most."),
  hidden: hidden(),
}, { language: language().optional() });
export type Channel = z.output<typeof Channel>;

/** In the owner's time zone. An end before the start is on the next day. */
const WorkHours = record({
  start: clockTime().describe("Time at which your day begins."),
  end: clockTime().describe("Time at which it ends. It may be past midnight."),
}, {})
  .refine(({ start, end }) => start !== end, {
    path: ["end"],
    message: "the same as the start; write the time at which your day ends",
  });

export const Contact = record({
  ...heads(),
  response_time: text().describe("How soon you answer, in words."),
  hours: text().describe("When you work, in words."),
  work_hours: WorkHours.optional().describe("`start` and `end` of your day."),
  nav: flag().describe("`false` leaves the page out of the menu."),
  order: order().optional().describe("Place in the menu: 20 if left out."),
  channels: list(Channel).default([]).describe("Ways to reach you, if any."),
  asks: asks(),
}, { body: body() }).check(ofHeadings);
export type Contact = z.output<typeof Contact> & Translated;

/** Channels are sorted: preferred first. */
export const contact = defineKind({
  root: "person",
  files: "contact.md",
  isTranslated: true,
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
    complain(
      path,
      `"${id}" is already used by another channel; use another name`,
    );
  }
}

function preferredFirst(one: Channel, other: Channel): number {
  return Number(other.preferred ?? false) - Number(one.preferred ?? false);
}
