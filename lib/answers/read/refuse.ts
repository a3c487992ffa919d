import type { Question } from "../question.ts";
import { FOREIGN } from "../word_lists.ts";

const COMMANDS =
  /^\W*(?:please\s+)?(?:ignore|disregard|forget|repeat(?: after me)?|pretend|act as|you are now|say (?:that|after me|hello|something)|write (?:me )?(?:an? |some |the )?(?:poem|story|song|essay|haiku|joke|code|function|script|limerick|email)|compose|sing|translate|print|output|execute|run|delete|drop table|imagine|roleplay|respond (?:only )?with|answer (?:only )?with)\b|\b(?:system prompt|previous instructions|prior instructions|all instructions|jailbreak|developer mode)\b|<\/?[a-z]/i;

/** Orders and markup are no questions. */
export function isCommand(text: string): boolean {
  return COMMANDS.test(text);
}

export function isForeign({ text, words }: Question): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length === 0 || latin.length * 2 < letters.length) {
    return letters.length > 0;
  }
  const foreign =
    words.filter(({ written }) => FOREIGN.has(written.toLowerCase())).length;
  const english =
    words.filter(({ isFunction, concepts, written }) =>
      (isFunction || concepts.size > 0) && !FOREIGN.has(written.toLowerCase())
    ).length;
  return foreign >= 2 && foreign > english;
}

/** "Who was keeper before her?", "what does his wife do?" */
const OF_OTHERS =
  /^\W*who (?:was|were|is|are|came|had|held|did|worked) [^?]*\b(?:before|after|instead of) (?:her|him|you|them)\b|\bwhat (?:do|does|did) (?:his|her|your|their) (?:wife|husband|partner|son|daughter|children|mother|father|parents|brother|sister)s? do\b/i;

/** "Is this site written in PHP?" */
const OF_SITE =
  /^\W*(?:is|are|was|does|do|did|has|have|can|how long (?:has|is)) (?:this|the|your) (?:web ?site|site|web ?page|page|api|server|database|software)\b/i;

// A passage that happens to have the word is no answer to these.
const PERSONAL =
  /^\W*(?:is|are|was|were|did|does|do|has|have)(?:n't)? (?:\S+ ){1,3}(?:pregnant|fired|sacked|dismissed|laid off|let go|dead|alive|sick|ill|healthy|rich|poor|white|black|gay|straight|lesbian|trans|disabled|single|religious|christian|muslim|jewish|drunk|drink|smoke|vote|arrested|convicted|ugly|pretty|fat|smart|stupid)\W*$/i;

/** Returns true for a question about other people, the site or private matters. */
export function isOfOthers({ text }: Question): boolean {
  return OF_OTHERS.test(text) || OF_SITE.test(text) || PERSONAL.test(text);
}

const OF_ASKER =
  /^\W*(?:(?:do|does|will|would|must) (?:i|we|one|everybody) (?:also )?(?:get|receive|earn|need|have)|(?:and )?how (?:long|much time) (?:do|does|will|would) (?:an?|the|one|your|my) [\w -]{1,40} (?:take|last))\b/i;

/** "Do I get a certificate?" and "How long does a repair take?" ask for what the visitor gets. */
export function isOfAsker({ text }: Question): boolean {
  return OF_ASKER.test(text);
}
