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

// How people come to their question, or soften it. None of it claims a thing. An
// underscore joins the words of a phrase.
const ASIDES = byFirstWord(
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
by_now up_to_this_day to_this_day it_seems it_appears as_i_understand_it as_i_see_it at_a_guess at_a_rough_guess in_a_word in_brief in_short
many_thanks thanks_in_advance thank_you thank_you_very_much best_wishes kind_regards good_morning good_afternoon good_evening good_day dear_sir hi_there hello_there`,
);

/** Before "whether", "which", "how": who asks so asks what follows. */
const LEADS = byFirstWord(
  `can_you_tell_me could_you_tell_me would_you_tell_me can_you_tell_us could_you_tell_us can_you_please_tell_me could_you_please_tell_me
can_anybody_tell_me can_anyone_tell_me can_somebody_tell_me could_somebody_tell_me could_anybody_tell_me can_someone_tell_me could_someone_tell_me
can_you_remind_me could_you_remind_me would_you_remind_me remind_me please_remind_me can_you_recall do_you_recall do_you_remember
can_you_say could_you_say can_you_explain could_you_explain can_you_let_me_know could_you_let_me_know could_you_let_us_know let_me_know
do_you_know do_you_happen_to_know do_we_know does_anybody_know does_anyone_know would_you_know would_you_happen_to_know any_idea any_ideas any_clue have_you_any_idea
do_you_have_any_idea is_it_known is_it_possible_to_know is_it_possible_to_say may_i_ask might_i_ask can_i_ask could_i_ask let_me_ask would_you_mind_telling_me
would_it_be_possible_to_know id_like_to_know i_would_like_to_know i_want_to_know i_wanted_to_know id_love_to_know i_would_love_to_know wed_like_to_know
we_would_like_to_know i_need_to_know we_need_to_know i_have_to_know i_was_wondering i_am_wondering im_wondering i_wonder i_wondered just_wondering wondering
i_was_just_wondering i_was_wondering_if_you_could_tell_me i_was_wondering_whether_you_could_tell_me i_am_curious im_curious i_was_curious curious
i_am_trying_to_find_out im_trying_to_find_out i_cannot_work_out i_cant_work_out i_dont_know i_do_not_know im_not_sure i_am_not_sure i_forgot i_have_forgotten
ive_forgotten tell_me please_tell_me tell_us do_tell_me say pray_tell is_it_true is_it_right is_it_correct am_i_right am_i_right_in_thinking am_i_right_that
would_you_say could_you_give_me_an_idea can_you_give_me_an_idea can_you_find_out please_find_out find_out it_would_help_to_know it_would_be_good_to_know
the_question_is my_question_is what_i_want_to_know_is what_id_like_to_know_is what_interests_me_is`,
);

const ASKING =
  /^(?:who|whom|whose|what|when|where|which|why|how|whether|if|that|until|till|since|in|at|on|for|by|under|with|about)$/;

/** Marks what only leads to a question; the index of the word with which it begins. */
export function markAsides(words: Word[]): number {
  for (const at of words.keys()) mark(words, at, lengthAt(words, at, ASIDES));
  let begin = 0;
  for (;;) {
    while (words[begin]?.isAside) begin++;
    const length = lengthAt(words, begin, LEADS);
    if (length === 0 || !ASKING.test(words[begin + length]?.word ?? "")) break;
    mark(words, begin, length);
    begin += length;
  }
  return begin;
}

function mark(words: Word[], from: number, length: number): void {
  for (const word of words.slice(from, from + length)) {
    word.isFunction = true;
    word.isAside = true;
  }
}

type Phrases = Map<string, string[][]>;

/** Of the longest phrase that stands there. */
function lengthAt(words: Word[], at: number, phrases: Phrases): number {
  const here = phrases.get(words[at]?.word ?? "") ?? [];
  return Math.max(
    0,
    ...here.filter((phrase) =>
      phrase.every((each, by) => words[at + by]?.word === each)
    ).map(({ length }) => length),
  );
}

function byFirstWord(phrases: string): Phrases {
  const all = phrases.split(/\s+/).map((phrase) => phrase.split("_"));
  // An apostrophe takes what follows it along: "I'd" is read as "i".
  const short = all.map((phrase) => phrase.map((word) => CUT[word] ?? word));
  return Map.groupBy([...all, ...short], ([first = ""]) => first);
}
