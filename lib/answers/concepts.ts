// What people call what can be asked for. A word may stand for several things;
// the frame that answers decides which it explains. An underscore joins the
// words of a phrase. Only words by which a question is *framed* stand here, never
// what content says: a word too many makes a false yes.
export const WORDS = {
  // What is asked
  when:
    "from_when from_what_year from_which_year by_when up_to_when what_day which_day which_season what_season when what_year which_year what_month which_month what_date which_date what_time year month date dates since_when",
  long:
    "how_much_of_~_life length_of_time span_of_time what_length length_of stretch_of_time time_altogether years_altogether how_many_weeks years_and_months number_of_years number_of_months how_many_decades for_how_long how_long how_many_years how_many_months how_much_time duration length period_of_time amount_of_time time_spent years_spent total_time time_in_total",
  count: "how_many number count total amount how_often",
  age: "how_old age aged birthday birthdate born",
  price:
    "set_~_back set_us_back set_me_back set_you_back set_back how_much cost costs price prices rate_per day_rate daily_rate hourly_rate rates fee fees charge charges salary budget quote expensive cheap paid pay payment earn earns money",
  why: "why reason reasons how_come what_for what_made",
  where:
    "where whereabouts which_place what_place place location which_town which_city which_country",
  who: "who whom whose",
  how: "how",
  time_word:
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter week weeks day days month months year quarter tomorrow tonight next_week next_month next_year this_week this_month half couple few christmas easter holidays date deadline",
  // Order and time
  start:
    "setting_up sets_up set_up set_up_on_~_own strike_out struck_out go_solo went_solo take_over took_over taken_over taken_on took_on takes_on took_~_on take_~_on taken_~_on took_him_on took_her_on took_them_on took_you_on took_him_in took_her_in come_on_board came_on_board sign_on signed_on get_into got_into going_into went_into get_~_start got_~_start first_day appointed appointment installed sworn_in break_into broke_into get_~_foot_in_the_door turn_to turned_to onboarded enrol enrolled enroll commencing becoming become made be_made been_made was_made get_going get_going_with from_what_point came_to come_to arrival since start started starting starts begin began begun beginning begins join joined joining commence commenced arrive arrived enter entered become became hired took_up take_up set_out kick_off",
  end:
    "hand_in_~_notice handed_in_~_notice handed_~_notice_in give_in_~_notice give_~_notice gave_notice gave_~_notice pack_it_in packed_it_in call_it_a_day called_it_a_day throw_in_the_towel threw_in_the_towel bow_out bowed_out step_down stepped_down walk_away walked_away part_ways parted_ways parted_company sign_off signed_off finish_up finished_up come_to_an_end came_to_an_end come_to_a_close came_to_a_close run_out ran_out last_until lasted_until go_on_until went_on_until turn_~_back say_goodbye said_goodbye bid_farewell jump_ship jumped_ship cease ceased final_day last_day_at give_up_~_job gave_up_~_job leave_behind left_behind departure over leave left leaving leaves quit quitting stop stopped stopping end ended ending ends finish finished finishing resign resigned depart departed exit departure till_when until_when last_day move_on moved_on conclude concluded wrap_up",
  still:
    "carry_on carries_on carried_on go_on goes_on going_on went_on keep_on keeps_on kept_on to_this_day as_we_speak till_today continued still any_more anymore no_longer not_any_longer these_days yet ongoing continue continues",
  current:
    "current currently now nowadays at_the_moment at_present presently present today right_now these_days as_of_now at_this_time this_year active",
  first:
    "maiden debut at_the_outset in_the_beginning start_out started_out starting_point first_ever cut_~_teeth cutting_~_teeth before_anything_else before_all_else to_start_with to_begin_with begin_with started_off start_off very_beginning first earliest oldest initial initially originally original very_first to_begin_with",
  last:
    "newest most_current last latest most_recent newest recent recently most_recently lately",
  previous:
    "previous previously prior former formerly past earlier before_this before_that before_now used_to ex preceding up_to_now so_far till_now until_now",
  before:
    "immediately_before right_before just_before before prior_to ahead_of preceding leading_up_to",
  after:
    "straight_from fresh_from next_stop hot_on_the_heels_of after following straight_after once_done subsequent_to next_after since_leaving",
  next: "next afterwards then subsequently thereafter after_that following",
  nth:
    "second third fourth fifth sixth seventh eighth 2nd 3rd 4th 5th 6th 7th 8th",
  longest: "longest most_time the_most_time longest_serving",
  shortest: "shortest briefest least_time",
  all:
    "combined overall taken_together all_told in_all in_sum in_total as_a_whole both_jobs put_together all every each list entire whole complete full overview everything together altogether ever any other else more",
  gap:
    "gap gaps empty_stretch hole holes jumps in_between break breaks unemployed out_of_work between_jobs career_break sabbatical without_a_job not_working jobless idle time_off",
  promoted:
    "move_to moved_to move_on_to moved_on_to move_from moved_from went_from transition transition_from jump_from step_from upgraded elevated made_up_to promoted promotion promotions rise risen rose climb climbed advance advanced step_up stepped_up move_up moved_up",
  experience:
    "experience experienced years_of_experience professional_experience seniority",
  event:
    "take_place took_place taken_place happen happened occur occurred come came obtain obtained get got receive received gain gained pick_up picked_up collect collected bag bagged secure secured given gave hand handed land landed",
  ago:
    "how_long_ago how_many_years_ago how_many_months_ago how_many_weeks_ago how_far_back how_far_in_the_past how_long_is_it_since how_long_has_it_been_since how_many_years_is_it_since how_much_time_has_passed_since how_long_since how_many_years_since how_long_have_been_gone",
  compare:
    "sooner earlier later first came_first comes_first came_sooner came_earlier came_later came_last which_of_the_two longer shorter",
  freelance:
    "freelance freelanced freelancing freelancer self_employed selfemployed self_employment own_boss own_business on_~_own on_~_own_account own_account solo independent independently sole_trader own_place own_thing own_shop own_practice own_bakery own_farm own_restaurant own_workshop private_practice for_himself for_herself for_themselves own_company own_firm strike_out_alone one_man_band one_woman_band",
  trainee:
    "assist assisting apprenticed apprenticeship apprenticeships traineeship trainee intern interned internship internships",
  charge:
    "in_charge in_charge_of at_the_helm at_the_helm_of run_the_show running_the_show responsible",
  time: "time times days day years year period phase era spell stretch",
  // Of the person
  work:
    "fill filled up_to in_~_hands in_~_care in_~_keeping put_in_at winding_up_at wind_up_at wound_up_at end_up_at ended_up_at land_at landed_at land_up_at cut_~_teeth cutting_~_teeth earn_~_keep earned_~_keep earning_~_keep earn_~_bread earned_~_bread earn_~_living earned_~_living bread_and_butter nine_to_five in_the_service_of in_the_employ_of attached_to affiliated_with on_the_books station stationed involvement involved engaged engage busy_with busy occupied active act acted acting function_as functioned_as rank ranks capacity duties duty assignment assignments walk_of_life calling vocation livelihood pay_the_bills pays_the_bills paid_the_bills job_title title titles helping_out help_out helped_out hold_down holding_down held_down holds_down work_as worked_as take_a_job took_a_job service under_~_wing under_the_wing_of wing up_to_in doing_at history role_at firm_like outfit outfits workplace paymaster paymasters put_~_to_work pursue pursued busied in_business in_the_business_of on_duty chapter chapters cv_entry paid_work paid_occupation paid_job in_charge_of work works worked working stay stayed staying stays remain remained spent spend lasted last_at job jobs role roles position positions post posts career careers employ employs employed employer employers employment company companies firm firms gig gigs stint stints occupation occupations profession workplace workplaces serve serves served serving do_for_a_living make_a_living for_a_living hold held spell spells cv resume work_history work_experience career_history employment_history track_record organisation organisations organization organizations business businesses place_of_work worked_for worked_at worked_as on_the_payroll tenure line_of_work day_job up_to job_title professional professionally background",
  trade:
    "what_do_you_do for_a_living profession occupation do_for_work kind_of_work sort_of_work type_of_work line_of_work",
  skill:
    "handling handled pick_up picked_up picking_up command command_of good_command have_to_do_with had_to_do_with come_across came_across deal_with dealt_with dealing_with at_home_in at_home_with toolkit repertoire conversant acquainted well_versed grasp mastery exposure exposed_to dabbled tinker tinkered tinkering core_skills key_skills main_skills top_skills relied_on rely_on employ employed turn_to turns_to reach_for reaches_for work_in worked_in behind_~_back under_~_belt need needed skill skills skilled know knows knew known knowledge use uses used using familiar proficient proficiency competent competence expertise expert technology technologies tech stack tool tools toolbox toolset programming_language programming_languages language languages framework frameworks software capable able able_to can code coding program write writes written wrote experience experienced worked_with work_with working_with versed comfortable hands_on handle handles good_with abilities ability craft techniques technique fluent",
  prefer:
    "prefer prefers preferred preference favourite favorite ideal easiest quickest simplest best",
  publish:
    "section category bring_out brought_out penned authored appear appeared appears publish published publishes publishing come_out came_out comes_out put_up put_online posted upload uploaded released went_live go_live deliver delivered delivers gave give giving given gives held hold present presented presents spoken spoke speak spoke_at issued listed on_offer offered there_are out wrote write written writes writing about dealing_with deals_with deal_with dealt_with subject topic",
  having:
    "run runs running ran manage manages managing keep keeps observe observes apply applies stand stands",
  grade:
    "grade grades mark marks score scores gpa result results classification",
  good:
    "good_at great_at best_at strong_at strength strengths strong_point strong_points excel excels excellent_at specialise specialises specialize specializes speciality specialty specialities forte talents talent best strongest what_are_you_good",
  bad:
    "bad_at weakness weaknesses weak weak_point weak_points not_good_at poor_at terrible_at worst shortcoming shortcomings limits_of not_do refuse refuses refused avoid avoids decline declines turn_down turns_down will_not_do wont_do never_do hate hates dislike dislikes not_like limitations",
  place:
    "live lives lived living based base located location home town city country village region area reside resides residence whereabouts from part_of_the_world in_the_world place place_of_residence hometown situated settled",
  zone:
    "time_zone timezone time_zones zone utc gmt utc_offset local_time clock offset",
  hours:
    "good_moment best_moment right_moment good_time best_time better_time when_do_you_open when_are_you_open what_time_do_you_open when_do_you_close what_time_do_you_close from_when_to_when at_work normal_day ordinary_day usual_day typical_day what_hours mondays tuesdays wednesdays thursdays fridays saturdays sundays awake asleep noon midnight midday desk at_~_desk working_day business_day workday daytime shift shifts oclock am pm nine_to_five sunday suit suits up_and_about day night nighttime around office hours working_hours office_hours business_hours work_hours opening_hours schedule weekend weekends saturday sunday monday tuesday wednesday thursday friday weekday weekdays reachable_when overlap overlaps overlapping morning mornings evening evenings night nights afternoon afternoons day_start clock_off knock_off",
  reply:
    "hearing_back hearing_from count_on hear hear_from heard_back patient patience drop_~_line dropped_~_line drop_you_a_line dropped_you_a_line drop_him_a_line drop_her_a_line dropped_her_a_line dropped_him_a_line write_to wrote_to come_back_to get_an_answer_out_of usual typical patiently answering replying responding respond_to reaction_time lead_time react prompt promptly slow how_late ages set_out expect expected reply replies response responses respond responds response_time reply_time answer answers get_back gets_back hear_back turnaround reaction how_fast how_quickly how_soon quickly fast soon wait waiting get_an_answer expect_an_answer write_back writes_back",
  available:
    "places_going places_left spaces_going spaces_left have_time has_time having_time have_the_time find_time find_the_time make_time time_for room_for have_room has_room having_room any_room room space bandwidth calendar diary taking_on take_on takes_on taking_work taking_new book_up booked_up booked_out fully_booked up_for open_for in_the_market come_and_work interested_in_working engagements short_engagement assignment assignments commit commits commitment offer offers join_us work_for_us work_with_us for_hire on_the_market job_offer opportunity opportunities next_free free_again free_from earliest lead_time how_far_ahead how_far_in_advance in_advance ahead prospect prospects possible feasible possibility chance chances squeeze fit spoken_for tied_up help_us help_out jobs_on spare_time_for accepts taking_on_work on_board gap_in_~_calendar gap_in_~_diary available availability free hire hires hiring hired book booked booking busy engage engaged engagement take_on contract contracts contracting contractor freelance freelancer freelancing freelances capacity open_to opening openings vacancy looking_for looking_for_work job_hunting commission commissions commissioned recruit start_date notice notice_period new_work new_project new_projects new_client new_clients accept accepting take_new spare schedule slot slots part_time full_time permanent temporary short_term long_term onboard next_available",
  contact:
    "drop_~_line drop_her_an_email drop_him_an_email letter letters post_address contact contacts reach reaches reached reaching touch get_in_touch in_touch write message messages messaging call calling ring email mail e_mail phone telephone channel channels talk speak_to speak_with talk_to get_hold get_a_hold hold send send_a dm ping drop_a_line line connect way ways address details contact_details",
  email:
    "email emails e_mail mail mails mailbox inbox email_address mail_address e_mail_address mailing_address",
  phone:
    "rung pick_up_the_phone picks_up_the_phone answer_the_phone answers_the_phone landline hotline blower bell phone telephone phone_number telephone_number call calls ring rings ringing mobile cell cellphone dial tel number by_phone on_the_phone voice",
  link:
    "link links website websites homepage repository repositories repo repos code_host social social_media profile profiles elsewhere online web account accounts handle username portfolio",
  name: "name names full_name called surname first_name last_name",
  who_is:
    "who about about_you about_yourself introduce introduction tell_me_about summarise summarize summary bio biography profile person describe description headline in_short in_a_nutshell yourself what_sort_of_person what_kind_of_person",
  // Of the résumé
  education:
    "qualify qualifies read_for matriculated take_a_degree took_a_degree study studies studied studying educate educated education educational university universities college colleges school schools degree degrees diploma graduate graduated graduation alma_mater major majored qualification qualifications qualified academic academically uni trained training course courses class classes attend attended learn learned learnt schooling student subject classroom",
  languages:
    "does_she_sign does_he_sign do_you_sign can_she_sign can_he_sign can_you_sign signing paper on_paper aloud out_loud conversation hold_a_conversation conversational speaker speakers native_speaker mother_tongue level standard conversed learning picking_up tinkering learn get_by gets_by good well spoken language languages speak speaks speaking spoken fluent fluently fluency bilingual multilingual tongue tongues mother_tongue native converse understand understands",
  awards:
    "handed_out gave_out award awards awarded prize prizes win wins won winner winning honour honours honor honors recognition recognised distinction distinctions medal medals trophy trophies accolade accolades",
  certificates:
    "qualify qualifies allowed_to entitled_to licensed_to authorised authorized sworn oath certifying pass_the_exam passed_the_exam certificate certificates certification certifications certified certify drone_licence licence license licences licenses licensed credential credentials qualification qualifications qualified accredited accreditation",
  volunteer:
    "volunteer volunteers volunteered volunteering voluntary unpaid charity charities charitable community pro_bono honorary give_back outside_work besides_work in_their_spare",
  interests:
    "hobby hobbies interest interests interested leisure pastime pastimes fun free_time spare_time relax off_duty outside_of_work outside_work for_fun enjoy enjoys away_from_work when_not_working passions passion",
  references:
    "reference references referee referees testimonial testimonials recommend recommends recommendation recommendations vouch vouches endorse endorsement endorsements",
  // Of the site
  staff:
    "npc npcs people_in_the_room characters in_the_room librarian archivist concierge barista room",
} as const;

export type Concept = keyof typeof WORDS;
