// The door of this wing, for the server and the programs that start it. Files that
// only a build or a tool needs stay outside, because a start would load them.

export * from "./shared.ts";
export { EventLog } from "./kv/event_log.ts";
export { tokenLedger } from "./kv/token_ledger.ts";
export { LiveValues } from "./live/live_values.ts";
export { servedPaths } from "./upstreams/asset_paths.ts";
export { avatarImager } from "./upstreams/avatar_imager.ts";
export {
  authorOf,
  type CommitCount,
  countBy,
  type StoredCount,
} from "./upstreams/built_commits.ts";
export { npcModel } from "./upstreams/npc/openai.ts";
export { contributionsSource, visitorsSource } from "./upstreams/sources.ts";
