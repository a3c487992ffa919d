import type { FactSection, Topic } from "./fact_section.ts";
import { factIndex } from "./fact_index.ts";
import type { Facts } from "./facts.ts";
import { phraseShare } from "./phrase.ts";
import { questionTokens } from "./question_tokens.ts";
import type { Match } from "./section_index.ts";

/** What a question is about, by its key words; none where they fit nothing. */
export function routeQuestion(query: string, facts: Facts): Topic | "none" {
  const [best] = matchFacts(query, facts);
  return best?.section.topic ?? "none";
}

/** The facts that fit, best first; among equals in the order of the content. */
export function matchFacts(query: string, facts: Facts): Match<FactSection>[] {
  const tokens = questionTokens(query, facts);
  return factIndex(facts).match(tokens)
    .filter(isEnough)
    .map((match) => ({
      match,
      share: phraseShare(tokens, match.section.named),
    }))
    .sort((a, b) =>
      b.match.coverage - a.match.coverage || b.share - a.share ||
      a.match.order - b.match.order
    ).map(({ match }) => match);
}

const ENOUGH = 0.45;
const ENOUGH_BY_KEY_WORD = 0.35;
const ENOUGH_BY_TWO = 0.2;

/** "Work experience with …" asks for work, whatever the rest is. */
function isEnough({ section, coverage, cues }: Match<FactSection>): boolean {
  if (cues > 1) return coverage >= ENOUGH_BY_TWO;
  // A key word of the profile, such as "town", is one of any small talk.
  const isKeyWord = cues === 1 && section.topic !== "profile";
  return coverage >= (isKeyWord ? ENOUGH_BY_KEY_WORD : ENOUGH);
}
