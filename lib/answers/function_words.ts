// Words that say nothing of what is asked: articles, pronouns, auxiliaries,
// prepositions, politeness. What says how something is asked for, such as "when"
// or "first", is a concept and not here.
const FUNCTION_WORDS = new Set(
  `isn aren wasn weren didn doesn hasn haven hadn couldn wouldn shouldn mustn a about above across actually again against ago ah all along already also
although always am among an and another any anybody anyone anything anywhere apart
are aren arent around as aside ask asked asking asks at away back bar basically be because
been behind being below beneath underneath amid amongst despite unlike versus hence alongside beside besides between beyond bit both but by came can
cannot cant case come comes coming considered could couldnt course curious currently d did didnt different do
does doesnt doing don done dont down due during each either else enough erm especially etc even
exactly except false far few find for found from fully further gave general generally get gets getting give given
gives giving go goes going gone gonna got gotten guess guy had hadnt hand happen happened happens hard hardly has
hasnt have havent having he heard hello help her here hers herself hey hi him himself
his hm hmm how however i id if ill im in indeed inside instead into is isnt it its itself
ive just keen kind kindly kinds know known knows lady least less let lets like
likely look looking looks lot lots made mainly make makes making man many matter may maybe me mean meaning means mention mentioned mentions
might mind mine more moreover mostly much must my myself name named near need needed needs neither
never nice no nobody nope nor normally not nothing now of off often oh ok okay on once one ones only
onto or other others our out outside over own particular particularly past per perhaps person please
possible possibly pretty probably put quick quickly quite rather re read real really regarding right roughly s said same
saw say saying says see seem seems seen shall she should shouldnt show shows simply since site so some
somebody somehow someone something sometimes somewhere sort sorts specific specifically still stuff such suppose supposed
sure t take taken takes taking tell tells than thank thanks that thats the their theirs them themselves
then there theres these they theyre theyve thing things think this those though through throughout thus til till to
together told too toward towards true try turn type types um under until up upon us used using usually various
ve very via want wanted wants was wasnt way we well went were werent what whatever whats when
whenever where wherever wheres whether which while who whoever whole whom whos whose will with within
without woman wonder wondering wont work would wouldnt yeah yes yet you youd youll your
youre yours yourself youve`.split(/\s+/),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || word.length === 1 && /[a-z]/.test(word);
}

// Words that narrow nothing: who asks without them asks the same.
const LIGHT_WORDS = new Set(
  `mr mrs ms dr prof life told honest honestly one two three four five six seven eight nine ten eleven twelve somebody please record ideally straight new further additional wich wat pls plz thx altogether entire whole complete full overview club body institution list name show display enumerate outline technical professional personal accurate formal actual approx approximately based briefly certain date detail
details exact fact facts figure guys info information kind main mainly major
month number piece please precise precisely question quickly roughly short sort specific
thing total type year years months`.split(/\s+/),
);

export function isLightWord(word: string): boolean {
  return LIGHT_WORDS.has(word);
}

/** Words by which the person is meant. */
const PERSON_WORDS = new Set(
  "he him his himself she her hers herself they them their theirs themselves you your yours yourself owner candidate applicant author"
    .split(" "),
);

export function isPersonWord(word: string): boolean {
  return PERSON_WORDS.has(word);
}
