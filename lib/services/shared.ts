// A second door of this wing: state that all requests share. A start loads it before
// the site, so that it can give answers of the build at once.

export { type Admission, InFlightRequests } from "./in_flight_requests.ts";
export { type DailyHash, dailyHash } from "./kv/daily_hash.ts";
export { Health } from "./kv/health.ts";
export { openStore } from "./kv/open_store.ts";
export { readRootKeys } from "./kv/root_keys.ts";
export type { Store } from "./kv/store.ts";
export { StoreTimeout } from "./kv/store_timeout.ts";
export { reopeningStore, storeWithTimeout } from "./kv/guarded_stores.ts";
export { Presence } from "./presence/presence.ts";
export { recentCallers } from "./presence/recent_callers.ts";
export { isPerson } from "./presence/visitors.ts";
export { policyHeaders, stateHeaders } from "./rate_limit/rate_window.ts";
export { RateWindows } from "./rate_limit/rate_windows.ts";
