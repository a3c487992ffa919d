import { escapeWords } from "../../../base/markdown/escape_markdown.ts";
import * as z from "zod";
import type { Channel } from "../../../content/content.ts";
import { fill } from "../../../base/words/fill.ts";
import type { Words } from "../../../base/words/words.ts";
import { textUpTo } from "../../rest/text_up_to.ts";
import { resolveName } from "../resolve_name.ts";
import { defineTool, found, TAKEN_AS, unknown } from "../tool.ts";
import { MAX_NAME } from "../../../base/text/code_points.ts";

const ChannelData = z.object({
  channel: z.string().describe("What to ask for to get only this one"),
  label: z.string(),
  value: z.string(),
  url: z.string(),
  note: z.string().optional().describe("What it is good for"),
  preferred: z.boolean(),
});
type ChannelData = z.output<typeof ChannelData>;

export const getContact = defineTool({
  name: "get_contact",
  title: "How to get in touch",
  description:
    "The channels that reach the person, the preferred one first, how soon to expect an answer and at which hours.",
  input: z.object({
    channel: textUpTo(MAX_NAME).optional()
      .describe("One channel, such as email; all if left out"),
  }),
  output: z.object({
    channels: z.array(ChannelData).describe("The preferred one first"),
    response_time: z.string(),
    hours: z.string(),
    work_hours: z.object({ start: z.string(), end: z.string() }).optional()
      .describe("On the clocks of `time_zone`; may go over midnight"),
    time_zone: z.string().describe("IANA"),
    url: z.string().describe("The page with all of it"),
    ...TAKEN_AS,
  }),
  examples: [{}],
  run({ channel }, { deps, site }) {
    const { contact, profile, words } = deps.content;
    const { channels, response_time, hours, work_hours } = contact;
    const known = channels.map(channelData);
    const matching = resolveName(channel, known, namesOf);
    if (!matching) {
      return unknown("channel", channel, known.map(({ channel }) => channel));
    }
    const { things, takenAs } = matching;
    const url = site.urlOf("/contact");
    const text = [
      things.map((each) => inOneLine(each, words)).join("\n"),
      response_time,
      hours,
      fill(words.tools.source, { address: url }),
    ].filter(Boolean).join("\n\n");
    const times = { response_time, hours, ...(work_hours && { work_hours }) };
    const { time_zone } = profile;
    const data = { channels: [...things], ...times, time_zone, url };
    return found(text, data, takenAs);
  },
});

function channelData(
  { channel, label, value, url, note, preferred = false }: Channel,
): ChannelData {
  return { channel, label, value, url, ...(note && { note }), preferred };
}

function namesOf({ channel, label }: ChannelData): string[] {
  return [channel, label];
}

function inOneLine(
  { label, value, url, note, preferred }: ChannelData,
  words: Words,
): string {
  const marked = preferred ? ` ${words.contact.preferred}` : "";
  const suffix = note ? ` ${escapeWords(note)}` : "";
  return `- ${escapeWords(label)}${marked}: [${
    escapeWords(value)
  }](${url})${suffix}`;
}
