import { HOURS_PATH } from "../content/anchors.ts";
import { YES } from "./asks.ts";
import { answerOf, placed } from "./compose.ts";
import type { Facts, Sentence } from "./facts/facts.ts";
import { describeWay } from "./frames/contact.ts";
import { fullyDescribed } from "./frames/listed.ts";
import type { Answer } from "./types.ts";

/** Characters of all passages: a model has to read them for each question. */
const MAX_NUMBERED = 40_000;

/** Passages about the person, as answers show them. */
export function passagesOf(facts: Facts) {
  const list: Answer[] = [];
  let numbered = "";
  for (const each of allOf(facts)) {
    const { name, description } = each;
    if (numbered.includes(description) || YES.test(description)) continue;
    // A passage often begins with its own name.
    const title = description.startsWith(name) ? "" : `${name}: `;
    const line = `${list.length + 1}. ${title}${description}\n`;
    if (numbered.length + line.length > MAX_NUMBERED) break;
    numbered += line;
    list.push(each);
  }
  return { list, numbered };
}

function allOf(facts: Facts): Answer[] {
  return [
    ...ofPerson(facts),
    ...[...facts.jobs, ...facts.others]
      .map((each) => answerOf(each, fullyDescribed(each, facts), { facts })),
    ...facts.items.map(({ name, lead, path }): Answer => (
      { kind: "profile", name, path, description: `${lead}.` }
    )),
    ...facts.ways.map(describeWay),
    ...coveringOf(facts.sentences).map(({ kind, name, path, passage }) =>
      placed({ kind, name, path, description: passage }, facts)
    ),
  ];
}

function ofPerson({ person, contact, voice }: Facts): Answer[] {
  const { name, headline, place, timeZone, availability } = person;
  const { hours, reply } = voice.words.answers;
  return [
    [name, headline],
    [name, place],
    [name, availability],
    [hours, `${timeZone}. ${contact.hours}`],
    [reply, contact.responseTime],
  ].map(([about = "", description = ""]) => {
    const path = about === name ? "/" : HOURS_PATH;
    return { kind: "profile", name: about, path, description };
  });
}

/** Passages that together show each sentence. */
function coveringOf(sentences: readonly Sentence[]): Sentence[] {
  const taken: Sentence[] = [];
  for (const each of sentences) {
    const last = taken.at(-1);
    const isShown = last?.path === each.path &&
      last.passage.includes(each.text);
    if (!isShown) taken.push(each);
  }
  return taken;
}
