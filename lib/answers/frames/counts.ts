import { CAREER_PATH } from "../../content/anchors.ts";
import { type Answer, asksFor, type Case, type Frame } from "../case.ts";
import { durationOf, told, writtenMonths } from "../compose.ts";
import { dated } from "../facts/dated.ts";
import type { Episode } from "../facts/facts.ts";
import { fill } from "../../words/fill.ts";
import { SPOKEN } from "./spoken.ts";
import { stemsOf } from "../read/stems.ts";
import { select } from "./select.ts";

/** "How many employers …?" */
export const howMany: Frame = {
  explains: ["count", "all", "previous", "experience", ...SPOKEN],
  names: ["org", "title", "skill"],
  dates: true,
  answer(asked) {
    const isAsked = asksFor(asked, "count") && asksFor(asked, ...SPOKEN) &&
      !asksFor(asked, "long");
    if (!isAsked) return;
    const { episodes, isElsewhen } = select(asked);
    if (episodes.length === 0 || isElsewhen) return;
    const isOfOrgs =
      /\b(?:compan|employer|firm|organi[sz]ation|business|workplace|place|school|universit|client)/i
        .test(asked.question.text);
    const names = isOfOrgs
      ? [...new Set(episodes.map(({ org }) => org))]
      : episodes.map(({ title, org }) => title || org);
    const { lists, answers } = asked.facts.voice.words;
    const says = fill(answers.counted, {
      count: String(names.length),
      names: names.join(lists.comma),
    });
    return [listAnswer(says, episodes, asked)];
  },
};

/** "How many years of experience …?" */
export const experience: Frame = {
  explains: ["long", "count", "experience", "work", "all", "skill", "current"],
  names: ["skill"],
  answer(asked) {
    const isAsked = (asksFor(asked, "long") ||
      /\byears?\b/i.test(asked.question.text)) &&
      (asksFor(asked, "experience") ||
        /\bworking\b|\bcareer\b|\bin (?:the )?(?:field|industry|business|trade)\b/i
          .test(asked.question.text));
    if (!isAsked) return;
    const { episodes } = select(asked);
    const duration = durationOf(episodes, asked);
    const oldest = episodes.at(-1);
    if (!duration || !oldest) return;
    const { answers } = asked.facts.voice.words;
    const says = fill(answers.experience, {
      duration,
      first: told(oldest, asked.facts).replace(/\.$/, ""),
    });
    return [
      listAnswer(says, episodes, asked),
      ...episodes.map((each): Answer => ({
        kind: "role",
        name: told(each, asked.facts).replace(/\.$/, ""),
        path: each.path,
        description: told(each, asked.facts),
      })),
    ];
  },
};

/** "Are there gaps …?": every month between the first job and now that no job has. */
export const gaps: Frame = {
  explains: ["gap", "work", "when", "all", "experience", "current"],
  names: [],
  answer(asked) {
    if (!asksFor(asked, "gap")) return;
    const { facts, now } = asked;
    const { answers } = facts.voice.words;
    const found = gapsBetween(facts.jobs, now);
    const [longest] = found;
    const says = longest
      ? fill(answers.gap, {
        after: told(longest.before, facts),
        before: told(longest.after, facts),
        duration: writtenMonths(longest.months, "month", facts),
      })
      : answers.noGap;
    return [listAnswer(says, facts.jobs, asked)];
  },
};

interface Gap {
  before: Episode;
  after: Episode;
  months: number;
}

/** The longest first. */
function gapsBetween(jobs: Episode[], now: number): Gap[] {
  const spans = jobs.flatMap((job) => {
    const span = dated(job, now);
    return span ? [{ job, span }] : [];
  }).sort((a, b) => a.span.from - b.span.from);
  let last = spans[0];
  const found: Gap[] = [];
  for (const next of spans.slice(1)) {
    if (last && next.span.from > last.span.to + 1) {
      const months = next.span.from - last.span.to - 1;
      found.push({ before: last.job, after: next.job, months });
    }
    if (!last || next.span.to > last.span.to) last = next;
  }
  return found.sort((a, b) => b.months - a.months);
}

/** "Was she ever promoted?": two titles of one employer. */
export const promoted: Frame = {
  explains: ["promoted", "work", "when", "all", "event"],
  names: ["org", "title"],
  // "From junior to senior"
  forgives: ({ stem }, { facts: { jobs } }) =>
    jobs.some(({ title }) => stemsOf(title).includes(stem)),
  answer(asked) {
    if (!asksFor(asked, "promoted")) return;
    const { jobs } = asked.facts;
    const pair = [
      ...Map.groupBy(
        select(asked).episodes.filter((each) => jobs.includes(each)),
        ({ org }) => org,
      ).values(),
    ]
      .find((group) => new Set(group.map(({ title }) => title)).size > 1);
    const [newest] = pair ?? [];
    if (!pair || !newest) return;
    const says = pair.toReversed().map((each) => told(each, asked.facts)).join(
      " ",
    );
    return [{
      kind: "role",
      name: newest.org,
      path: newest.path,
      description: says,
    }];
  },
};

function listAnswer(
  description: string,
  episodes: Episode[],
  { facts }: Case,
): Answer {
  const [first] = episodes;
  const isJob = first?.kind === "job";
  return {
    kind: "profile",
    name: facts.person.name,
    path: isJob ? CAREER_PATH : first?.path ?? CAREER_PATH,
    description,
  };
}
