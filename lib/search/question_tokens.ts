import { considered, contentTokens } from "./content_tokens.ts";
import { LAST_RESORT_CUES } from "./cues.ts";
import type { Facts } from "./facts.ts";
import { stem } from "./stem.ts";
import { termsOf } from "./terms.ts";
import { type Token, tokensOf } from "./words.ts";

// After these, "go" is a language.
const KNOWING = /^(know|use|with|in|write|code|program|learn)/;
const IS_ABOUT_TRADE =
  /\bwhat (?:do|does) (?:\S+ ){1,3}do(?: for (?:a )?(?:living|work))?\W*$/i;

/** The words that a question hangs on; the name of the person is a pronoun. */
export function questionTokens(asked: string, facts: Facts): Token[] {
  const query = considered(asked);
  if (IS_ABOUT_TRADE.test(query)) return tokensOf("who");
  const skills = skillsLikeStopWords(query, facts);
  const said = contentTokens(query)
    .filter(({ word }) => !facts.stopWords.includes(word));
  const tokens = [...said, ...skills];
  const own = new Set(termsOf(facts.person.name));
  const others = tokens.filter(({ word }) => !own.has(stem(word)));
  if (others.length > 0) return others;
  const cues = tokensOf(query)
    .filter(({ word }) => LAST_RESORT_CUES.includes(word));
  return cues.length > 0 ? cues : tokens;
}

/** Go, C and R are stop words to everybody but those who write them. */
function skillsLikeStopWords(query: string, { roles }: Facts): Token[] {
  const skills = new Set(
    roles.flatMap(({ skills }) => skills.map((skill) => skill.toLowerCase())),
  );
  const taken = new Set(contentTokens(query).map(({ word }) => word));
  const tokens = tokensOf(query);
  return tokens.filter(({ word, isCapital }, at) =>
    skills.has(word) && !taken.has(word) &&
    (tokens.length === 1 || (isCapital && at > 0) ||
      KNOWING.test(tokens[at - 1]?.word ?? ""))
  );
}
