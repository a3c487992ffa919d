import { type Case, saysNothing } from "../case.ts";
import type { Concept } from "../concepts.ts";
import { KINDS } from "./kinds.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { synonymsOf } from "../synonyms.ts";
import { ofRank } from "./ranks.ts";
import { stemsOf } from "./stems.ts";

/** What says no more than that something was done, or in which order. */
const FRAMING: Concept[] = [
  "work",
  "start",
  "end",
  "first",
  "last",
  "previous",
  "current",
  "before",
  "after",
  "next",
  "event",
  "promoted",
  "time",
  "compare",
  "trainee",
  "charge",
  "freelance",
  "having",
];

/**
 * The jobs, schools or prizes of one name that some words of a question speak
 * of: "the newspaper", "the prize for the clock". Undefined where a word fits
 * none of them, or where several things fit.
 */
export function described(words: Word[], asked: Case): Episode[] | undefined {
  const { named, facts } = asked;
  const telling = words.filter((word) => !saysNothing(word, asked));
  const groups = named.filter((each) =>
    (each.entity.kind === "org" || each.entity.kind === "title") &&
    each.words.every((word) => words.includes(word))
  );
  const inNames = new Set(groups.flatMap(({ words }) => words));
  const kinds = KINDS.filter(([concept]) =>
    concept !== "work" &&
    telling.some(({ concepts }) => concepts.has(concept))
  );
  const rest = telling.filter((word) =>
    !inNames.has(word) &&
    // "College" is a kind of school; the Royal College is one of its own.
    (word.isName || ![...FRAMING, ...kinds.map(([concept]) => concept)]
      .some((concept) => word.concepts.has(concept)))
  );
  const ranked = ofRank(words, asked);
  if (groups.length + rest.length + kinds.length === 0 && !ranked) return;
  const all = (ranked ?? [...facts.jobs, ...facts.others]).filter((episode) =>
    groups.every(({ entity }) =>
      "episodes" in entity && entity.episodes.includes(episode)
    ) && rest.every((word) =>
      isOf(word, stemsIn(episode)) || isSkillOf(word, episode, asked)
    )
  );
  const called = all.filter(({ title, org }) =>
    rest.every((word) => isOf(word, new Set(stemsOf(`${title} ${org}`))))
  );
  const ofKind = all.filter(({ kind }) =>
    kinds.some(([, each]) => each === kind)
  );
  const jobs = called.filter(({ kind }) => kind === "job");
  const phrase = rest.map(({ word }) => word).join(" ");
  const phrased = rest.length > 1
    ? all.filter(({ title }) => title.toLowerCase().includes(phrase))
    : [];
  return theOne(calledSo(ofKind, telling), telling) ??
    theOne(phrased, telling) ?? theOne(ofKind, telling) ??
    theOne(called, telling) ??
    theOne(jobs, telling) ?? theOne(all, telling);
}

/** "Accredited" is of the certificate that says so, where one does; all where none does. */
export function calledSo(episodes: Episode[], words: Word[]): Episode[] {
  const own = episodes.filter(({ title }) => {
    const stems = stemsOf(title);
    return words.some(({ word, stem, concepts }) =>
      !GENERIC.test(word) && KINDS.some(([concept]) => concepts.has(concept)) &&
      stems.includes(stem)
    );
  });
  return own.length > 0 ? own : episodes;
}

/** What any of its kind is called. */
const GENERIC =
  /^(?:prize|award|medal|certificate|certification|licen[cs]e|degree|diploma|course|school|college|university|job|role|position|post)s?$/;

/** Whether one of them says the same; a name only in so many letters. */
function isOf({ stem, isName }: Word, own: Set<string>): boolean {
  return own.has(stem) || !isName && !own.isDisjointFrom(synonymsOf(stem));
}

/** Whatever it is called by: "pg" is PostgreSQL. */
function isSkillOf(word: Word, episode: Episode, { named }: Case): boolean {
  return named.some(({ entity, words }) =>
    entity.kind === "skill" && words.includes(word) &&
    entity.episodes.includes(episode)
  );
}

const STEMS = new WeakMap<Episode, Set<string>>();

function stemsIn(episode: Episode): Set<string> {
  const { title, org, place, text, skills } = episode;
  const stems = STEMS.get(episode) ??
    new Set(stemsOf([title, org, place, text, ...skills].join("\n")));
  STEMS.set(episode, stems);
  return stems;
}

function theOne(fitting: Episode[], words: Word[]): Episode[] | undefined {
  const [first] = fitting;
  if (!first) return;
  if (fitting.every(({ org }) => org !== "" && org === first.org)) {
    return fitting;
  }
  if (fitting.length === 1) return fitting;
  const has = (concept: Concept) =>
    words.some(({ concepts }) => concepts.has(concept));
  const sorted = fitting.toSorted((a, b) =>
    (a.start ?? a.end ?? "").localeCompare(b.start ?? b.end ?? "")
  );
  const one = has("first")
    ? sorted[0]
    : has("last") || has("current")
    ? sorted.at(-1)
    : undefined;
  return one && [one];
}
