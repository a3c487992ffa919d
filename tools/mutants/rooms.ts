/** Where a stranger meets a bound, and the tests that hold it. */
export interface Room {
  files: string[];
  tests: string[];
}

export const ROOMS: Room[] = [
  {
    files: ["lib/rate_limit/"],
    tests: ["tests/rate_limit", "tests/api/limits_test.ts"],
  },
  {
    files: ["lib/kv/", "lib/tokens/"],
    tests: [
      "tests/kv",
      "tests/api",
      "tests/privacy_test.ts",
      "tests/ops_test.ts",
      "tests/healthz_test.ts",
    ],
  },
  {
    files: ["lib/presence/"],
    tests: ["tests/api/get_stats_test.ts", "tests/privacy_test.ts"],
  },
  {
    files: ["lib/upstreams/"],
    tests: ["tests/upstreams", "tests/api"],
  },
  {
    files: ["lib/middleware/", "lib/http/", "lib/request_info.ts"],
    tests: [
      "tests/middleware",
      "tests/http",
      "tests/api",
      "tests/malformed_test.ts",
      "tests/endpoints_test.ts",
      "tests/twins_test.ts",
    ],
  },
  {
    files: ["lib/api/"],
    tests: ["tests/api", "tests/mcp", "tests/ask", "tests/a2a"],
  },
  { files: ["lib/log.ts"], tests: ["tests/log_test.ts"] },
];
