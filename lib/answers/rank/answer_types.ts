/** A way to ask for a type of answer, and what a sentence of the type has. */
interface AnswerType {
  asks: RegExp;
  has: RegExp;
  bonus: number;
}

const TYPES: AnswerType[] = [
  {
    asks:
      /\b(?:how (?:much|many|long|old|often|far|soon|big|fast)|when|(?:what|which) (?:year|day|date|time|month)|wann|wie (?:viele?|lange|hoch|teuer|oft)|cu[aá]nd?t?[oa]s?|combien|quand|n[aä]r|hur (?:mycket|m[aå]nga|l[aå]nge)|prices?|costs?|charges?|fees?|rates?)\b/i,
    has:
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i,
    bonus: 1,
  },
  {
    asks: /\b(?:why|how come|warum|wieso|por qu[eé]|pourquoi|varf[oö]r)\b/i,
    has:
      /\b(?:because|so that|left|wanted|weil|damit|porque|parce que|eftersom)\b/i,
    bonus: 1,
  },
  {
    asks:
      /^\W*(?:and |so |but )?(?:do|does|did|can|could|will|would|may|are|is|has|have)\b/i,
    has: /\b(?:not|never|no|yes|may|can|cannot)\b|n['’]t\b/i,
    bonus: 0.7,
  },
];

/** Returns what a sentence gets for being of the type that the question asks for. */
export function bonusFor(question: string): (text: string) => number {
  const asked = TYPES.filter(({ asks }) => asks.test(question));
  return (text) =>
    asked.reduce(
      (sum, { has, bonus }) => sum + (has.test(text) ? bonus : 0),
      0,
    );
}

const OF_PRICE =
  /\b(?:how much|prices?|costs?|charge[ds]?|fees?|rates?|expensive|cheap(?:er)?|preis(?:e|liste)?|kostet|kosten|precios?|cuesta|cu[aá]nto|tarifas?|prix|co[uû]te(?:nt)?|combien|tarifs?|kostar?|pris(?:er)?)\b/iu;
const MONEY =
  /[€$£]\s?\d|\d\s?[€$£]|\d (?:euros?|pounds?|dollars?|kronor|kr|EUR|GBP|USD|CHF|SEK)\b|\b(?:prices?|costs?|fees?|preis|precio|prix|pris):? (?:from )?\d/iu;

export function asksForPrice(question: string): boolean {
  return OF_PRICE.test(question);
}

export function hasMoney(text: string): boolean {
  return MONEY.test(text);
}
