import { asksFor, type Frame } from "../case.ts";
import { told } from "../compose.ts";
import { stemsOfTitle } from "../read/the_one.ts";
import { select } from "./select.ts";

/** "Was she ever promoted?": two titles of one employer. */
export const promoted: Frame = {
  explains: ["promoted", "work", "when", "all", "event"],
  names: ["org", "title"],
  // "From junior to senior"
  forgives: ({ stem }, { facts: { jobs } }) =>
    jobs.some((job) => stemsOfTitle(job).includes(stem)),
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
