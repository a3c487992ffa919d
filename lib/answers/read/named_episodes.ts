import type { Context } from "../context.ts";
import type { Episode } from "../facts/facts.ts";
import type { Word } from "../question.ts";
import { isInMoment } from "./moments.ts";
import { isPlace } from "./place_word.ts";
import { ofRank } from "./ranks.ts";
import { stemsOf } from "./stems.ts";

/** Episodes that match every company, title, skill and rank that the question names. */
export function namedEpisodes(asked: Context): Episode[] | undefined {
  const isOutside = (word: Word) => !isInMoment(word, asked);
  const groups = (["org", "title", "skill"] as const)
    .map((kind) =>
      asked.named.flatMap(({ entity, words }) =>
        entity.kind === kind && words.every(isOutside) ? entity.episodes : []
      )
    )
    .filter((group) => group.length > 0);
  const rank = ofRank(asked.question.words.filter(isOutside), asked);
  const [first, ...others] = rank ? [...groups, rank] : groups;
  if (!first) return placeOfWork(asked);
  const all = [...new Set(first)];
  return all.filter((each) => others.every((group) => group.includes(each)));
}

const NOW = /\b(?:has|have|is|are|does|do|still|now)\b/i;

/** "How long has she been at the school?": the school that employs her. */
function placeOfWork(
  { question: { words, text }, facts: { jobs } }: Context,
): Episode[] | undefined {
  const place = words.find((word) => isPlace(word, words));
  if (!place || !NOW.test(text)) return;
  const there = jobs.filter(({ org, end }) =>
    end === "present" && stemsOf(org).includes(place.stem)
  );
  return there.length > 0 ? there : undefined;
}
