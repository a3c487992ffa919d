import { CAREER_PATH, resumePath } from "../../content/anchors.ts";
import type { Facts } from "../facts/facts.ts";
import type { Answer } from "../types.ts";
import type { Answering } from "./answering.ts";
import { describeEpisode, listAnswer } from "./described.ts";
import { isWithin, jobsWith } from "./job_answers.ts";
import { keyOf } from "./slots.ts";

type ListName =
  | Facts["others"][number]["kind"]
  | Facts["items"][number]["list"];

/** As written: it makes no promise for the time that was asked for. */
export function free({ facts }: Answering): Answer | undefined {
  return ofFront(facts, facts.person.availability);
}

export function where({ facts }: Answering): Answer | undefined {
  return ofFront(facts, facts.person.place);
}

export function who({ facts }: Answering): Answer | undefined {
  const { headline, description } = facts.person;
  return ofFront(facts, [headline, description].filter(Boolean).join("\n"));
}

function ofFront(
  { person: { name } }: Facts,
  description: string,
): Answer | undefined {
  return description
    ? { kind: "profile", name, path: "/", description }
    : undefined;
}

/** Makes the answer of a list of the résumé, as a whole or of a year. */
export function listOf(list: ListName) {
  return ({ facts, fit: { slots: { year } }, now }: Answering) => {
    const dated = facts.others.filter(({ kind }) => kind === list)
      .filter((each) => !year || isWithin(each, year, year, now))
      .map((each) =>
        [describeEpisode(each, facts), each.text].filter(Boolean).join(" ")
          .replaceAll("\n", " ")
      );
    const items = year ? [] : facts.items.filter((each) => each.list === list);
    const lines = [...dated, ...items.map(({ lead }) => `${lead}.`)];
    const { lists } = facts.voice.words.about;
    const name = list in lists ? lists[list as keyof typeof lists] : "";
    return listAnswer(name, resumePath(list), lines, facts);
  };
}

/** Skills of the résumé, else those of the jobs. */
export function skills(asked: Answering): Answer | undefined {
  const { facts } = asked;
  const listed = listOf("skills")(asked);
  if (listed) return listed;
  const all = new Set(facts.jobs.flatMap(({ skills }) => skills));
  const { lists } = facts.voice.words.about;
  return listAnswer(lists.skills, CAREER_PATH, [...all], facts);
}

/** Jobs and lists that name the skill. It says neither yes nor no. */
export function skill(asked: Answering): Answer | undefined {
  const { facts, fit: { slots: { skill = "" } } } = asked;
  const isNamed = ({ name, keywords }: { name: string; keywords: string[] }) =>
    [name, ...keywords].some((each) => keyOf(each) === skill);
  const inList = facts.items
    .some((item) => item.list === "skills" && isNamed(item));
  return jobsWith(skill, asked) ?? (inList ? skills(asked) : undefined);
}
