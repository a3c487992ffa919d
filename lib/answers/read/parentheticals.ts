import type { Word } from "../question.ts";

const CUT: Partial<Record<string, string>> = {
  im: "i",
  id: "i",
  ive: "i",
  wed: "we",
  lets: "let",
  cant: "can",
  dont: "don",
};

// Phrases that lead to a question or soften it, and claim nothing. An underscore
// joins the words of a phrase.
const PARENTHETICALS = byFirstWord(
  `out_of_curiosity out_of_interest out_of_idle_curiosity just_curious as_far_as_you_know as_far_as_is_known
by_any_chance by_the_way for_the_record to_be_clear to_be_precise to_be_exact if_i_may_ask if_i_may if_i_may_be_so_bold if_you_dont_mind
if_possible if_at_all if_ever if_so if_any if_i_understood_it_right if_i_understand_correctly if_i_understand_it_right if_i_remember_rightly
if_i_remember_correctly if_i_recall_correctly if_memory_serves on_earth in_the_world_did at_all in_the_end in_fact in_all_honesty in_truth
to_be_honest to_be_fair in_your_opinion in_other_words so_to_speak as_it_were as_well as_a_rule in_general in_particular in_principle
on_principle for_instance for_example more_or_less give_or_take or_so or_thereabouts in_round_figures roughly_speaking
i_am_told im_told we_are_told we_told i_was_told i_hear i_heard i_have_heard ive_heard i_read i_gather i_believe i_think i_assume i_presume i_understand
i_take_it i_suppose i_guess i_imagine rumour_has_it rumor_has_it word_has_it apparently supposedly reportedly allegedly evidently presumably
believe_it_or_not needless_to_say of_course you_know you_see you_said you_mentioned let_us_say lets_say say_for_example
quick_question one_question one_more_question another_question just_a_question a_question_for_you my_question_is the_question_is
just_to_check just_checking just_to_be_sure to_double_check just_so_i_know just_so_that_i_know so_that_i_know so_i_know for_my_notes for_my_records
at_the_height_of in_the_middle_of in_the_thick_of in_the_midst_of by_now up_to_this_day to_this_day it_seems it_appears as_i_understand_it as_i_see_it at_a_guess at_a_rough_guess in_a_word in_brief in_short
everything_included all_included before_tax without_tax excluding_tax net_of_tax
many_thanks thanks_in_advance thank_you thank_you_very_much best_wishes kind_regards good_morning good_afternoon good_evening good_day dear_sir hi_there hello_there`,
);

/** Marks the phrases in the words. Returns the index of the first word of the question. */
export function markParentheticals(words: Word[]): number {
  for (const at of words.keys()) {
    if (isAskingFor(words[at - 1])) continue;
    for (const word of words.slice(at, at + lengthAt(words, at))) {
      word.isFunction = true;
      word.isAside = true;
    }
  }
  return Math.max(0, words.findIndex(({ isAside }) => !isAside));
}

/** "When will I hear?" is no "I hear". */
function isAskingFor(before: Word | undefined): boolean {
  return /^(?:will|would|can|could|do|did|should|shall|may|might)$/.test(
    before?.word ?? "",
  );
}

function lengthAt(words: Word[], at: number): number {
  const here = PARENTHETICALS.get(words[at]?.word ?? "") ?? [];
  return Math.max(
    0,
    ...here.filter((phrase) =>
      phrase.every((each, by) => words[at + by]?.word === each)
    ).map(({ length }) => length),
  );
}

function byFirstWord(phrases: string): Map<string, string[][]> {
  const all = phrases.split(/\s+/).map((phrase) => phrase.split("_"));
  // Reading drops a clitic: "I'd" becomes "i".
  const short = all.map((phrase) => phrase.map((word) => CUT[word] ?? word));
  return Map.groupBy([...all, ...short], ([first = ""]) => first);
}
