/** Where a stranger meets a bound, and the tests that hold it. */
export interface Room {
  /** How the paths of its files begin. */
  files: string[];
  /** Those that are quick, the narrowest first. */
  tests: string[];
}

/** A file belongs to the first room that names it. */
export const ROOMS: Room[] = [
  {
    files: ["lib/rate_limit/"],
    tests: ["tests/rate_limit", ...testsOf("api", "limits")],
  },
  {
    files: ["lib/presence/"],
    tests: [
      "tests/presence",
      ...testsOf("api", "get_stats", "visitors", "visitors_of_instances"),
      ...testsOf("api", "stats_provider"),
      "tests/privacy_test.ts",
    ],
  },
  {
    files: ["lib/kv/event", "lib/operations/track_event.ts"],
    tests: [
      ...testsOf("kv", "events"),
      "tests/privacy_test.ts",
      ...testsOf("api", "track_event", "idempotency"),
      ...testsOf("kv", "event_waiting", "event_limits"),
    ],
  },
  {
    files: ["lib/kv/token_ledger.ts", "lib/upstreams/token_budget.ts"],
    tests: [
      ...testsOf("kv", "token_ledger"),
      ...testsOf("upstreams", "npc_budget", "npc_limits"),
      ...testsOf("api", "npc_budget"),
    ],
  },
  {
    files: ["lib/kv/", "lib/tokens/"],
    tests: [
      ...testsOf("kv", "daily_hash", "prompt_store", "store", "open_store"),
      ...testsOf("kv", "locked_file", "expire_in"),
      "tests/healthz_test.ts",
      "tests/privacy_test.ts",
      ...testsOf("api", "get_job", "list_work", "respond_async"),
      "tests/ops_test.ts",
      "tests/hanging_storage_test.ts",
    ],
  },
  {
    files: [
      "lib/upstreams/bubble.ts",
      "lib/upstreams/foreign_addresses.ts",
      "lib/upstreams/npc_answer.ts",
    ],
    tests: [
      ...testsOf("upstreams", "bubble", "npc_answer"),
      ...testsOf("upstreams", "foreign_addresses", "own_addresses"),
    ],
  },
  {
    files: ["lib/upstreams/npc"],
    tests: [
      ...testsOf("upstreams", "npc_context", "npc_model", "npc_limits"),
      ...testsOf("upstreams", "npc_budget", "deadlines"),
      ...testsOf("api", "npc_model"),
    ],
  },
  {
    files: [
      "lib/upstreams/breaker.ts",
      "lib/upstreams/bulkhead.ts",
      "lib/upstreams/cached_upstream.ts",
      "lib/upstreams/fetch",
      "lib/upstreams/network.ts",
      "lib/upstreams/upstream_error.ts",
      "lib/upstreams/with_retry.ts",
    ],
    tests: [
      ...testsOf("upstreams", "breaker", "cached_upstream", "with_retry"),
      ...testsOf("upstreams", "fetch_json", "bulkhead", "deadlines"),
    ],
  },
  { files: ["lib/upstreams/"], tests: ["tests/upstreams"] },
  {
    files: [
      "lib/middleware/",
      "lib/request_info.ts",
      "lib/in_flight_requests.ts",
    ],
    tests: [
      "tests/middleware",
      "tests/endpoints_test.ts",
      "tests/in_flight_requests_test.ts",
      "tests/malformed_test.ts",
      "tests/header_budget_test.ts",
    ],
  },
  {
    files: ["lib/http/", "lib/api/"],
    tests: [
      "tests/http",
      "tests/header_budget_test.ts",
      ...testsOf("api", "body_limits", "bodies", "body_types"),
      ...testsOf("api", "every_operation", "respond_async"),
      "tests/malformed_test.ts",
      ...testsOf("mcp", "http"),
      "tests/healthz_test.ts",
    ],
  },
  {
    files: ["lib/mcp/"],
    tests: [
      ...testsOf("mcp", "result_cache", "names", "json_rpc", "arguments"),
      ...testsOf("mcp", "request_metadata", "many_calls", "discover", "http"),
      ...testsOf("mcp", "tools", "person_tools", "page_tools", "search_docs"),
      ...testsOf("mcp", "not_found"),
    ],
  },
  { files: ["lib/a2a/"], tests: ["tests/a2a"] },
  { files: ["lib/ask/"], tests: ["tests/ask"] },
  {
    files: ["lib/operations/"],
    tests: [
      ...testsOf("api", "npc_chat", "run_batch", "respond_async", "get_job"),
      ...testsOf("api", "contribution_calendar", "list_work", "get_stats"),
      ...testsOf("api", "visitors", "visitors_of_instances", "stats_provider"),
      ...testsOf("upstreams", "npc_context"),
    ],
  },
  {
    files: ["lib/text/"],
    tests: ["tests/http/echo_test.ts", ...testsOf("linear", "too_long")],
  },
  {
    files: ["lib/time/"],
    tests: [
      "tests/time",
      ...testsOf("kv", "daily_hash", "prompt_store", "event_limits"),
      ...testsOf("api", "contribution_calendar"),
      "tests/in_flight_requests_test.ts",
    ],
  },
  { files: ["lib/log/"], tests: ["tests/log_test.ts"] },
  { files: ["lib/tracing.ts"], tests: ["tests/tracing"] },
  { files: ["runtime/"], tests: ["tests/process", "tests/start_test.ts"] },
  { files: ["tools/permissions.ts"], tests: ["tests/permissions_test.ts"] },
];

function testsOf(folder: string, ...names: string[]): string[] {
  return names.map((name) => `tests/${folder}/${name}_test.ts`);
}
