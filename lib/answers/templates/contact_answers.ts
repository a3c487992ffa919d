import { CHANNELS_PATH, HOURS_PATH } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import type { Way } from "../facts/facts.ts";
import type { Answer } from "../types.ts";
import { listAnswer } from "./described.ts";
import { keyOf } from "./slots.ts";
import type { Answering } from "./answering.ts";

/** All channels, the preferred first. */
export function reach({ facts }: Answering): Answer | undefined {
  const ways = facts.ways.filter(({ kind }) => kind !== "link");
  const [only, ...others] = ways;
  if (only && others.length === 0) return wayAnswer(only);
  const { title } = facts.contact;
  return listAnswer(title, CHANNELS_PATH, ways.map(describeWay), facts);
}

/** The channel that is asked for; without it all, and that it is not listed. */
export function channel(asked: Answering): Answer | undefined {
  const { fit: { slots: { channel = "" } }, facts } = asked;
  const found = waysBy(channel, asked);
  const [one, ...others] = found;
  if (one) {
    return others.length === 0
      ? wayAnswer(one)
      : listAnswer(one.label, one.path, found.map(describeWay), facts);
  }
  const all = reach(asked);
  const { unlisted } = facts.voice.words.answers;
  const what = asked.written(channel);
  return all && {
    ...all,
    description: `${fill(unlisted, { what })}\n${all.description}`,
  };
}

const KINDS = ["email", "phone"] as const;

/** Channels by a word for their kind, or by their label. A bare number is a telephone's. */
function waysBy(channel: string, { facts, words }: Answering): Way[] {
  const kind = channel === ""
    ? "phone"
    : KINDS.find((each) =>
      words.channels[each].split(" ").includes(channel.replace(" ", "_"))
    );
  return facts.ways.filter((way) =>
    way.kind === kind ||
    ` ${keyOf(`${way.label} ${way.value}`)} `.includes(` ${channel} `)
  );
}

function wayAnswer(way: Way): Answer {
  const { kind, label: name, path } = way;
  return {
    kind: kind === "link" ? "profile" : "channel",
    name,
    path,
    description: describeWay(way),
  };
}

function describeWay({ label, value, note }: Way): string {
  return [`${label}: ${value}.`, note].filter(Boolean).join(" ");
}

export function hours({ facts }: Answering): Answer | undefined {
  const { contact: { hours, times }, voice: { words } } = facts;
  const description = [times && `${times}.`, hours].filter(Boolean).join(" ");
  return ofPage(words.answers.hours, HOURS_PATH, description);
}

export function reply({ facts }: Answering): Answer | undefined {
  const { contact: { responseTime }, voice: { words } } = facts;
  return ofPage(words.answers.reply, CHANNELS_PATH, responseTime);
}

export function zone({ facts }: Answering): Answer | undefined {
  const { person: { timeZone }, contact: { hours }, voice: { words } } = facts;
  const description = timeZone && `${timeZone}. ${hours}`.trim();
  return ofPage(words.answers.hours, HOURS_PATH, description);
}

function ofPage(
  name: string,
  path: string,
  description: string,
): Answer | undefined {
  return description ? { kind: "page", name, path, description } : undefined;
}
