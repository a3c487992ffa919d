// Verbs, adjectives and nouns of any sentence: where the other words of a question
// are told, these may be missing. Never what is done to somebody, paid, sold,
// brought to a house, founded or failed: that is asked for itself.
const SOFT = new Set(
  `able accompany according achieve act actual adopt affect aim allow allowed allows amount appear
appeared appears applied applies apply area arise arrange arranged aspect assess attain attempt
attempted await aware base based batch became become becomes began begin beginning begins belong
big bit brand bring brings brought build building builds built bunch care carried carry cause
caused chance chunk clear clever combine common compare compile complete completed complex
concern concerned concerns conduct conducted connect consider consist construct contain
contained contains contribute cope correct couple cover covered covers create created creates
current decide decided degree demand depend describe described detail determine develop
developed devise different difficult discover discovered discuss display do done draw drawn drew
easy effective element encounter encountered end ended ends ensure entire equip establish
eventually ever evolve exact execute exist existed exists expect expected expects explain
explained explore express face faced fact factor fair famous far feature feel felt fetch field
figure fill filled fine fit follow followed form formed former full funny gain gained gather
gathered general gets good got great group handle handled happen happened happy heard hears
heavy help helped hidden high idea ideal identified identify imagine implement implemented
important improve improved include included includes increase indicate influence interesting
introduce introduced involve involved involves issue item keep keeps kept key kind known large
late latest lead leads learn learned learnt led let level likely link list listed little local
locate located long looked lot low luck made main maintain maintained major make manage managed
manages manner manufacture manufactured manufactures many matter maximum measure method minimum
minor modern modify monitor narrow natural necessary new nice normal notice noticed nowadays
number obtain obtained occasion occur occurred occurs odd old option ordinary organise organised
original overall overcome own part pass passed pattern people perfect perform performed period
person pick picked piece place placed plain pleasant point popular portion position possess
possible practise precise prepare prepared present presented prevent previous problem proceed
process produce produced promise proper propose protect prove proved provide provided pull
pulled pure purpose push pushed question quick raise raised range reach reached reaches react
ready real realise reason receive received recent recognise record recorded reduce reduced refer
regarding regular relate related relevant relied rely remember repeat repeated represent require
required requires resort resorted resorts respect respond result resulted results reveal
revealed rise rose rough safe sat saw second seen sees select selected separate separated series
serious set settle several shape sheer shift shifted short show showed shown shows side similar
simple single sit sits situation size slow small smart smooth solid solve solved somebody sort
special specific split spot spotted stage stand stands started starting starts state step stick
stood store strange stray strict strike strong struck stuff style submit succeed successful
sudden suffer suggest suit suitable suits sure survive sustain system tackle tackled tall task
tend thick thin thing throw thrown tidy tiny total touch touched tough track transform tried
tries trigger trouble true turn turned turns type typical undergo undergone undertake undertaken
unit unusual update use useful usual valuable variety various vary vast version wait watch
watched way weak weigh went whole wide wish work worked works worry worth wrong yield`
    .split(/\s+/),
);

/** Adverbs say how, and seldom what. */
const ADVERB = /^\p{L}{4,}ly$/u;
const NO_ADVERBS = new Set(
  "family supply reply apply assembly monthly anomaly butterfly homily italy july"
    .split(" "),
);

/** Whether a word says little of what is asked. */
export function isSoft(word: string): boolean {
  return SOFT.has(word) || ADVERB.test(word) && !NO_ADVERBS.has(word);
}

// What people do to things: asked for itself only by who asks whether it is done.
const DOING = new Set(
  "deliver delivers delivered survey surveys surveyed treat treats treated examine examines examined train trains trained support supports supported serve serves served mend mends mended repair repairs repaired clean cleans cleaned inspect inspects inspected install installs installed wash washes washed cook cooks cooked plant plants planted cut cuts write writes wrote written"
    .split(" "),
);

/** Whether it says what is done, and not to what. */
export function isDoing(word: string): boolean {
  return DOING.has(word);
}
