import {
  type Answer,
  asksFor,
  type Case,
  type Frame,
  namedOf,
} from "../case.ts";
import {
  answerOf,
  durationOf,
  endOf,
  nameOf,
  startOf,
  told,
} from "../compose.ts";
import type { Concept } from "../concepts.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { isInMoment, momentsOf } from "../read/moments.ts";
import { fill } from "../../words/fill.ts";
import { ordered } from "./order.ts";
import { namedEpisodes, select } from "./select.ts";
import { SPOKEN } from "./spoken.ts";

const ORDER: Concept[] = [
  "first",
  "last",
  "previous",
  "current",
  "before",
  "after",
  "next",
  "longest",
  "shortest",
  "nth",
];
const NAMES: Frame["names"] = ["org", "title", "skill"];

type Tell = (episodes: Episode[], asked: Case) => Answer[] | undefined;

function frame(
  explains: Concept[],
  isAsked: (asked: Case) => boolean,
  tell: Tell,
): Frame {
  return {
    explains: [...explains, ...SPOKEN, ...ORDER, "event", "time", "charge"],
    names: NAMES,
    dates: true,
    forgives: isInMoment,
    answer(asked) {
      if (!isAsked(asked) || asksFor(asked, "ago")) return;
      const selection = select(asked);
      if (selection.isElsewhen && selection.episodes.length === 0) return;
      const episodes = ordered(selection.episodes, asked);
      return episodes.length > 0 ? tell(episodes, asked) : undefined;
    },
  };
}

function speaksOf(asked: Case): boolean {
  return asksFor(asked, ...SPOKEN) || namedOf(asked, "org").length > 0 ||
    namedOf(asked, "title").length > 0 || momentsOf(asked).length > 0;
}

/** "Is she still at …?": yes with the period, or no. */
export const stillThere = frame(
  ["still", "current", "end"],
  (asked) =>
    asked.question.isYesNo && asksFor(asked, "still", "current", "end") &&
    asked.question.dates.length === 0 && momentsOf(asked).length === 0 &&
    (namedOf(asked, "org").length > 0 || namedOf(asked, "title").length > 0),
  ([first], asked) => {
    if (!first) return;
    const { answers } = asked.facts.voice.words;
    const isNow = dated(first, asked.now)?.isNow;
    const isEnd = asksFor(asked, "end") && !asksFor(asked, "still");
    const says = `${Boolean(isNow) !== isEnd ? answers.yes : answers.no} ${
      told(first, asked.facts)
    }`;
    return [answerOf(first, says, asked)];
  },
);

/** "How long …?": the months, both ends counted. */
export const howLong = frame(
  ["long", "end", "start", "still", "count", "when", "all"],
  (asked) => asksFor(asked, "long") && speaksOf(asked),
  (episodes, asked) => {
    const [first] = episodes;
    if (!first) return;
    const isOne = namedOf(asked, "title").length > 0 &&
      !TOGETHER.test(asked.question.text);
    const same = isOne ? [first] : togetherWith(first, episodes, asked);
    const duration = durationOf(same, asked);
    if (!duration) return;
    const { facts } = asked;
    const says = fill(facts.voice.words.answers.lasted, {
      what: same.map((each) => told(each, facts).replace(/\.$/, "")).join("; "),
      duration,
    });
    return [
      answerOf(first, says, asked),
      ...same.slice(1).map((each) => answerOf(each, told(each, facts), asked)),
    ];
  },
);

const TOGETHER = /\b(?:together|both|altogether|in total|combined|overall)\b/i;

/** What is asked for of one employer; all of it where it says "together". */
function togetherWith(first: Episode, episodes: Episode[], asked: Case) {
  const { jobs } = asked.facts;
  const all = TOGETHER.test(asked.question.text) && first.kind === "job"
    ? jobs
    : episodes;
  return all.filter(({ org, kind }) =>
    org === first.org && kind === first.kind
  );
}

/** "When did she leave …?" */
export const whenEnded = frame(
  ["when", "end"],
  (asked) => asksFor(asked, "when") && asksFor(asked, "end") && speaksOf(asked),
  (episodes, asked) => {
    const [newest] = episodes;
    if (!newest || !newest.end) return;
    const { facts } = asked;
    const says = fill(facts.voice.words.answers.told, {
      name: nameOf(newest, facts),
      period: endOf(newest, facts),
    });
    return [answerOf(newest, `${says} ${told(newest, facts)}`, asked)];
  },
);

/** "When did she join …?": at several jobs of one employer, the first of them. */
export const whenStarted = frame(
  ["when", "start", "long"],
  (asked) =>
    asksFor(asked, "when") && asksFor(asked, "start") && speaksOf(asked),
  (episodes, asked) => {
    const [first] = episodes.filter(({ org }) => org === episodes[0]?.org)
      .toReversed();
    if (!first?.start) return;
    const { facts } = asked;
    const says = fill(facts.voice.words.answers.told, {
      name: nameOf(first, facts),
      period: startOf(first, facts),
    });
    return [answerOf(first, `${says} ${told(first, facts)}`, asked)];
  },
);

/** "In which town was that?" */
export const jobPlace = frame(
  ["where", "place", "when"],
  (asked) =>
    asksFor(asked, "where", "place") && namedOf(asked, "org").length > 0 &&
    namedEpisodes(asked) !== undefined,
  (episodes, asked) => {
    const [first] = episodes.filter(({ place }) => place !== "");
    return first &&
      [answerOf(first, `${first.place}. ${told(first, asked.facts)}`, asked)];
  },
);

/** "Which jobs …", "what did she do in 2015", "her first employer": each with its time. */
export const listed = frame(
  [
    "when",
    "where",
    "who",
    "all",
    "still",
    "start",
    "end",
    "experience",
    "how",
    "trade",
  ],
  (asked) =>
    !asksFor(asked, "count") &&
    (speaksOf(asked) || asked.question.dates.length > 0 ||
      asksFor(asked, "first", "previous", "current")),
  (episodes, asked) => {
    const { question: { isYesNo, dates }, facts } = asked;
    const { isElsewhen } = select(asked);
    const { answers } = facts.voice.words;
    if (asksFor(asked, "when") && !episodes[0]?.start && !episodes[0]?.end) {
      return;
    }
    const isClaim = isYesNo &&
      (dates.length > 0 || namedOf(asked, "org").length > 0 ||
        asksFor(asked, ...SPOKEN) && episodes[0]?.kind !== "job");
    const yes = isClaim ? `${isElsewhen ? answers.no : answers.yes} ` : "";
    return episodes.map((each, at) =>
      answerOf(each, (at === 0 ? yes : "") + fullyTold(each, asked), asked)
    );
  },
);

function fullyTold(episode: Episode, { facts }: Case): string {
  const skills = episode.skills.join(facts.voice.words.lists.comma);
  const [first = ""] = episode.text.split("\n");
  return [told(episode, facts), skills && `${skills}.`, first].filter(Boolean)
    .join(" ");
}
