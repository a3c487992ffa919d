import type { Case } from "../case.ts";
import type { Episode } from "../facts/facts.ts";
import { isInMoment } from "./moments.ts";
import { ofRank } from "./ranks.ts";

/** Those of the companies, titles and skills that are named, all at once. */
export function namedEpisodes(asked: Case): Episode[] | undefined {
  const groups = (["org", "title", "skill"] as const)
    .map((kind) =>
      asked.named.flatMap(({ entity, words }) =>
        entity.kind === kind &&
          !words.some((word) => isInMoment(word, asked))
          ? entity.episodes
          : []
      )
    )
    .filter((group) => group.length > 0);
  const rank = ofRank(
    asked.question.words.filter((word) => !isInMoment(word, asked)),
    asked,
  );
  const [first, ...others] = rank ? [...groups, rank] : groups;
  if (!first) return;
  const all = [...new Set(first)];
  return all.filter((each) => others.every((group) => group.includes(each)));
}
