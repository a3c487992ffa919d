import type { z } from "zod";
import type { Channel } from "../../lib/content/kinds/contact.ts";
import type { Profile } from "../../lib/content/kinds/profile.ts";
import { otherFigures } from "./look.ts";
import { MADE_UP } from "./made_up.ts";
import { type Files, markdownFile } from "./markdown_file.ts";

export type ChannelKeys = z.input<typeof Channel>;
/** The keys of `profile.md` that are its owner's to say. */
export type ProfileKeys = Omit<
  z.input<typeof Profile>,
  "body" | "updated" | "availability"
>;

/** The owner as the content describes them. */
export interface Own {
  profile: ProfileKeys;
  /** Markdown. */
  story: string;
  /** The preferred one first. */
  channels: ChannelKeys[];
}

/** Texts that are always made up: a résumé does not have them. */
export const UNASKED: [file: string, field: string][] = [
  ["profile.md", "description"],
  ["profile.md", "hue"],
  ["profile.md", "availability"],
  ["contact.md", "description"],
  ["contact.md", "response_time"],
  ["contact.md", "hours"],
  ["contact.md", "text"],
];

/** The person's own files; the template has those that any site can begin with. */
export function ownFiles(
  { profile, story, channels }: Own,
  template: Files,
  today: string,
): Files {
  const whole = {
    ...profile,
    availability: MADE_UP.availability.text,
    updated: today,
  };
  const others = otherFigures(profile.name, profile.figure);
  const contact = {
    title: "Contact",
    description: MADE_UP.contact.text,
    updated: today,
    response_time: MADE_UP.response_time.text,
    hours: MADE_UP.hours.text,
    channels: channels.map((channel, index) =>
      index === 0 ? { ...channel, preferred: true } : channel
    ),
  };
  return new Map([
    ["profile.md", markdownFile(whole, story, others)],
    ["contact.md", markdownFile(contact, MADE_UP.request.text)],
    ...template,
  ]);
}

/** `email` as a way to get in touch. RFC 6068, section 2. */
export function emailChannel(email: string): ChannelKeys {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return {
    channel: "email",
    label: "Email",
    value: email,
    url: `mailto:${address}`,
  };
}

/** True if the text has the form of a mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);
}
