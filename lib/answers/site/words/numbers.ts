// What people call things, by what may be meant; an underscore joins the words of
// a phrase. What the manual itself says explains a question without standing here.
export const NUMBERS = {
  // Numbers
  visitors:
    "visitor visitors people users active_visitors online traffic live_count live_visitors audience shadows",
  count:
    "count counts counted counting counter how_many number many numbers live current currently right_now now statistics stats",
  contributions:
    "contribution contributions commit commits calendar contribution_calendar heat_map heatmap code_activity streak streaks",
  fresh:
    "fresh freshness up_to_date old stale cached how_often updated update refreshed refresh real_time realtime live",
  provider:
    "provider providers source sources umami plausible matomo fathom github gitlab forgejo gitea where_from come_from",
  // Batches
  batch:
    "batch batches batched batching bulk_request one_request single_request one_go several_reads combine combined bundle bundled",
  async:
    "async asynchronous asynchronously defer deferred deferring later respond_async respondasync background not_now queue queued 202",
  job:
    "job_id job_ids job jobs jobid jobids job_result ticket deferred_batch async_batch deferred_batches asynchronous_batch",
  lifetime:
    "how_long long lifetime expire expires expired expiry expiration valid validity good_for retention live lives last lasts survive until keep_for stay stays available fetched fetch fetchable pick_up picked_up collect collected retrieve retrieved still no_good ttl kept keep length_of_time window old late hour hours deadline",
  result: "result results answer answers response responses outcome output",
  into:
    "go in into part_of allowed possible supports support supported which what inside contain include included run put combined",
  // Events
  event:
    "event events analytics_event analytics_events beacon beacons sendbeacon hire_opened command_run hireopened commandrun api_v1_track trackevent telemetry",
  names: "name names called which what kinds kind types type sorts",
  twice:
    "twice double doubled duplicate duplicates duplicated once repeated idempotency idempotent idempotency_key idempotencykey again same two_times deduplicate deduplicated resend exactly_once",
  // The room
  room:
    "room in_the_room people_in_the_room the_room four_people characters npc npcs librarian archivist concierge barista",
  avatar:
    "avatar avatars figure figures draw drawn drawing pixel picture pictures",
  human:
    "human humans real_person real_people real_humans bot bots robot robots live_person actual_person alive actual_people",
  talk: "talk talk_to speak chat converse",
  // Of the people in the room
  in_room:
    "in_the_room the_room npc npcs chat_room people_in_the_room characters staff_of_this_site",
  who:
    "who whom which_of whose which_one which_person what_are the_one how_many names name anyone somebody",
  of_librarian:
    "document documents documentation docs doc paper papers manual manuals guide guides book books library",
  of_archivist:
    "job jobs post posts role roles position positions work work_history career careers employer employers dates record records history experience past previous",
  of_concierge:
    "contact reach reaching touch email phone way ways page pages door doors directions find hire hiring availability",
  of_barista:
    "visitor visitors visits number numbers count counts counting statistics stats calendar contribution contributions commits day days figures traffic coffee",
} as const;
