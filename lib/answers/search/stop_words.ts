// Words that say nothing about what is asked. Question words are among them:
// "where did she work" asks for work.
const WORDS = `
a about above after again all also am an and any anyone anything are aren arent
as ask at be because been being below between both but by can cannot cant could
couldnt did didnt do does doesnt doing dont done down each either else etc ever
every everything few for from further get gets getting gimme give given go goes going
got had has have having he her here hers herself hey hi him himself his how
however i if in into is isnt it its itself just kindly know knows let lets like
many may maybe me mean meaning means might mine more most much must my myself need needs
no nor not of off ok okay on once one only onto or other our ours out over
own per please quite rather really same say says see shall she should show shows
so some somebody someone something such tell than that the their theirs them
then there these they thing things this those through to too under until up upon
us use used uses using very want wants was wasnt we well were what when where
whether which while who whom whose why will with within without wont would you
your yours yourself im ive id youre hes shes theyre whats wheres whos hows
`;

const STOP_WORDS = new Set(WORDS.trim().split(/\s+/));

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || /^[a-z0-9]$/.test(word);
}

// Words that questions to any site are made of: they say how, not what.
const WEAK_WORDS = new Set(
  "add before best change current currently different do earlier example find first good great info information last list long look need new now number page previous recent put set site thing version way website"
    .split(" "),
);

export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}
