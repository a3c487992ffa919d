import { escapeWords } from "../../markdown/escape_markdown.ts";
import { z } from "zod";
import { fill } from "../../words/fill.ts";
import type { Words } from "../../words/words.ts";
import { textUpTo } from "../../api/text_up_to.ts";
import { defineTool, found, unknown } from "../tool.ts";
import { isSameName } from "./same_name.ts";
import { MAX_NAME } from "../../text/code_points.ts";

const ChannelData = z.object({
  channel: z.string().describe("What to ask for to get only this one"),
  label: z.string(),
  value: z.string(),
  url: z.string(),
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
    url: z.string().describe("The page with all of it"),
  }),
  examples: [{}],
  run({ channel }, { deps, site }) {
    const { contact, words } = deps.content;
    const { channels, response_time, hours } = contact;
    const known = channels.map((each): ChannelData => ({
      channel: each.channel,
      label: each.label,
      value: each.value,
      url: each.url,
      preferred: each.preferred ?? false,
    }));
    const matching = channel === undefined
      ? known
      : known.filter((each) => isNamed(each, channel));
    if (matching.length === 0 && channel !== undefined) {
      const names = known.map(({ channel }) => channel);
      return unknown("channel", channel, names);
    }
    const url = `${site.baseUrl}/contact`;
    const text = [
      matching.map((each) => inOneLine(each, words)).join("\n"),
      response_time,
      hours,
      fill(words.tools.source, { address: url }),
    ].filter(Boolean).join("\n\n");
    return found(text, { channels: matching, response_time, hours, url });
  },
});

function isNamed({ channel, label }: ChannelData, name: string): boolean {
  return isSameName(channel, name) || isSameName(label, name);
}

function inOneLine(
  { label, value, url, preferred }: ChannelData,
  words: Words,
): string {
  const marked = preferred ? ` ${words.contact.preferred}` : "";
  return `- ${escapeWords(label)}${marked}: [${escapeWords(value)}](${url})`;
}
