// The door of this wing, for the server and the programs that start it. Files that
// only a build or a tool needs stay outside, because a start would load them.

export { dailyHash } from "./kv/daily_hash.ts";
export type { DailyHash } from "./kv/daily_hash.ts";
export { EventLog } from "./kv/event_log.ts";
export { Health } from "./kv/health.ts";
export { openStore } from "./kv/open_store.ts";
export { reopeningStore } from "./kv/reopening_store.ts";
export { readRootKeys } from "./kv/root_keys.ts";
export type { Store } from "./kv/store.ts";
export { StoreTimeout } from "./kv/store_timeout.ts";
export { storeWithTimeout } from "./kv/store_with_timeout.ts";
export { tokenLedger } from "./kv/token_ledger.ts";

export { InFlightRequests } from "./in_flight_requests.ts";
export type { Admission, Ends } from "./in_flight_requests.ts";
export { policyHeaders, stateHeaders } from "./rate_limit/rate_window.ts";
export { RateWindows } from "./rate_limit/rate_windows.ts";

export { LiveValues } from "./live/live_values.ts";
export { Presence } from "./presence/presence.ts";
export { recentCallers } from "./presence/recent_callers.ts";
export { isPerson } from "./presence/visitors.ts";

export { servedPaths } from "./upstreams/asset_paths.ts";
export { avatarImager } from "./upstreams/avatar_imager.ts";
export { readCommits, writeCommits } from "./upstreams/built_commits.ts";
export { contributionsSource } from "./upstreams/contributions.ts";
export type { CommitCount } from "./upstreams/git_commits.ts";
export { npcModel } from "./upstreams/npc/openai.ts";
export { visitorsSource } from "./upstreams/visitors.ts";
