import { isFunctionWord, isLightWord } from "../word_lists.ts";

const SOMEBODY = "(?:you|anyone|anybody|someone|somebody)(?: here)?";
const LEARN = "(?:know|learn|find out|hear|see|understand|ask|check)";
const FRIEND =
  "(?:friend|colleague|wife|husband|boss|son|daughter|mother|father|uncle|aunt|brother|sister|neighbou?r|partner|kids?|children)";

// Polite phrases around a question, which asks the same without them.
const WRAPPINGS = [
  "(?<=^[\\W]{0,3}(?:and |but )?)(?:apart from|aside from|besides|other than|in addition to) [^,?]{1,40}(?=,)",
  "(?:just )?(?:out of|from) (?:sheer |pure |mere |simple )?(?:curiosity|interest)",
  "by any chance|(?:if )?i may ask|may i ask|if you don't mind(?: me asking| my asking)?|if (?:that's|it's) (?:ok|okay|alright|possible)|for (?:the|my|our) records?|quick question|one more (?:thing|question)|just (?:checking|curious|wondering|to be sure)|it seems|i mean|i suppose|i guess",
  `(?:do|does|would|could|can|might|may) ${SOMEBODY}(?: please| perhaps| possibly| maybe)? (?:happen to )?(?:know|tell (?:me|us)|remind (?:me|us)|let (?:me|us) know|say|explain(?: to (?:me|us))?|confirm|show me|enlighten me(?: as to)?)`,
  `(?:if|whether) ${SOMEBODY} (?:could|can|might|would|may)(?: please| perhaps| possibly)? (?:tell|remind|inform|enlighten) (?:me|us)`,
  `(?:i'm|i am|we're|we are|i was|we were|i've been|was|were) (?:just |only |also |still )?(?:curious|wondering|interested|keen|dying|eager|not sure|unsure)(?: to ${LEARN})?(?: about| as to)?`,
  `(?:i|we)(?:'d| would)? (?:just |only |also |really )?(?:wonder(?:ed)?(?: about)?|(?:want(?:ed)?|need(?:ed)?|like|love|wish(?:ed)?) to ${LEARN})`,
  "(?:please |kindly )?(?:tell|remind|enlighten) (?:me|us)|(?:please |kindly )?let (?:me|us) know",
  "(?:any|some|no) (?:idea|clue|hint)(?: as to| about| of)?",
  "if i (?:understood|understand|remember|recall|heard|read)(?: it| that| this)?(?: rightly| right| correctly| well)?",
  "(?<=^|[,;:–-] |and |but )(?:i|we) (?:gather|hear|heard|understand|believe|think|thought|assume|take it|read somewhere|read|was told|were told|am told)(?: that)?|(?:i'm|we're) told(?: that)?",
  `(?:an?|my|our|some) (?:old )?${FRIEND}(?: of mine| of ours)? (?:tells?|told|says?|said|claims?|claimed|swears?|swore|asks?|asked|wants? to know|would like to know)(?: me| us)?(?: that)?`,
];

/** Called with constants only, never with text of a visitor. */
function patternOf(source: string): RegExp {
  return new RegExp(source, "giu");
}

const WRAPPING = patternOf(
  `(?<![\\p{L}\\p{N}'])(?:${WRAPPINGS.join("|")})(?![\\p{L}\\p{N}'])`,
);

const AUXILIARY =
  "(?:do|does|did|is|are|was|were|has|have|had|can|could|would|will|shall|should|might|may)(?:n't)?";

/** Words that begin a question; "when she left" only gives a time. */
const ASKING = [
  `when (?:exactly |precisely |roughly )?${AUXILIARY}`,
  "(?:(?:in|at|on|for|by|with|from|since|until|till|to|of|about|during|within|under|over|than) )?(?:what|which|where|whereabouts|who|whom|whose|how|why|whether)",
  "(?:since|until|till|by|from) when",
  AUXILIARY,
].map((each) => `${each}(?![\\p{L}\\p{N}'])`).join("|");
const BEGINS = patternOf(`^(?:${ASKING})`);

const SEAM =
  /(?:[,;:]| [-–—]{1,3}) (?:(?:and|so(?! that)|but|then|now|or) )?/gu;
const OF_ASKER = patternOf(
  "(?<![\\p{L}'])(?:i|we|my|our|us|me|i'(?:m|ve|d|ll)|we'(?:re|ve|d|ll))(?!\\p{L})",
);
/** A condition is part of what is asked. */
const CONDITION =
  /^\W*(?:if|when|suppose|supposing|assuming|given|in case|should|once|unless|being|until|before|after)\b/i;
/** Begins a reason to ask, or a second question. */
const TAIL = patternOf(
  `\\s(?:so that|because|so i|before i|please)(?![\\p{L}'])|\\sand (?=(?:${ASKING}))`,
);
const BACK = patternOf(
  "(?<!\\p{L})(?:(?:that|this|those|these|such) (?!(?:you|she|he|they|i|we|it|the|is|was|are|were|has|had|have|would|could|can|will|does|did|do|a|an|one)(?!\\p{L}))\\p{L}+|there\\W*$|how \\p{L}+ (?:is|was|are|were) (?:it|one|they)(?!\\p{L})|(?:it|one) (?:is|was|costs?)(?!\\p{L}))",
);
const SHORTEST = 4;

/** Drops polite phrases, statements of the asker before, and a second question after. */
export function questionClause(sentence: string): string {
  const bare = sentence.replace(WRAPPING, ", ");
  const parts = (enough(bare) ? bare : sentence).split(SEAM).map(trimmed)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const at = Math.max(0, parts.findIndex((part) => part.search(BEGINS) === 0));
  const before = parts.slice(0, at);
  const after = parts.slice(at + 1);
  const isWhole = enough(parts[at] ?? "");
  const next = after.findIndex((part, by) =>
    part.search(BEGINS) === 0 && (isWhole || by > 0)
  );
  const asking = [
    parts[at] ?? sentence,
    ...next === -1 ? after : after.slice(0, next),
  ].join(", ");
  const isAside = isOfAsker(before.join(", ")) && enough(asking) &&
    standsAlone(asking);
  return [...isAside ? [] : before, withoutTail(asking)].join(", ");
}

function isOfAsker(clause: string): boolean {
  return clause.search(OF_ASKER) !== -1 && !CONDITION.test(clause);
}

/** Returns false for "would he handle that language?" and "how heavy is it?". */
export function standsAlone(text: string): boolean {
  const terms = text.toLowerCase().split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) =>
      word !== "" && !isFunctionWord(word) && !isLightWord(word)
    );
  const isThin = terms.length < 2 && THIN.test(text);
  return terms.length >= MANY ||
    terms.length > 0 && !isThin && text.search(BACK) === -1;
}

/** "How heavy is it?", "does it help?" */
const THIN =
  /^\W*(?:(?:wh|how)\S* .*\b(?:it|they|them|one|ones)|(?:do|does|did|is|was|will|would|can|could) it)\b/i;

/** So many words are enough, even beside a word that refers back. */
const MANY = 4;

function withoutTail(text: string): string {
  const at = text.search(TAIL);
  const own = text.slice(0, at).replace(/,$/, "");
  return at === -1 || !enough(own) ? text : own;
}

function enough(text: string): boolean {
  return text.split(" ").filter(Boolean).length >= SHORTEST;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–—-]+/u, "").trim();
}
