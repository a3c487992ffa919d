import { TaskState } from "@a2a-js/sdk";
import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { bodyOf, call } from "./support/calls.ts";

const SPOKEN = {
  message: { messageId: "u", role: "ROLE_USER", parts: [{ text: "x" }] },
};

const AFTER = "statusTimestampAfter";
const FORBIDDEN: [method: string, params: Record<string, unknown>][] = [
  ...[0, 101, -1, 1.5, true, "ten", "", 2 ** 40, []].map((pageSize) => ({
    pageSize,
  })),
  ...[-1, -5, 0.5, "x", 2 ** 31].flatMap((historyLength) => [
    { historyLength },
    { history_length: historyLength },
  ]),
  ...["TASK_STATE_RUNNING", "task_state_working", 99, -1, ""]
    .map((status) => ({ status })),
  ...["yesterday", "2026-11-20", "2026-02-30T00:00:00Z", 1_700_000_000, ""]
    .map((value) => ({ [AFTER]: value })),
  // Times are in UTC (5.6.1).
  { [AFTER]: "2026-11-20T12:00:00+01:00" },
  ...["x", "Mg==", 2].map((pageToken) => ({ pageToken })),
  { page_token: "x" },
  { pageSize: null, page_size: 0 },
  { includeArtifacts: "yes" },
  { contextId: 5 },
  { contextId: "x".repeat(301) },
  { tenant: {} },
].map((params): typeof FORBIDDEN[number] => ["ListTasks", params])
  .concat(
    ["GetTask", "CancelTask", "SubscribeToTask"].flatMap((method) =>
      [{}, { id: "" }, { id: 5 }, { id: null }, { id: "x".repeat(301) }]
        .map((params): typeof FORBIDDEN[number] => [method, params])
    ),
    [-5, "x", 0.5].flatMap((historyLength): typeof FORBIDDEN => [
      ["GetTask", { id: "t", historyLength }],
      ["GetTask", { id: "t", history_length: historyLength }],
      ["SendMessage", { ...SPOKEN, configuration: { historyLength } }],
      [
        "SendMessage",
        { ...SPOKEN, configuration: { history_length: historyLength } },
      ],
    ]),
  );

Deno.test("/a2a refuses every parameter that A2A does not allow with -32602", async () => {
  const faults: string[] = [];
  for (const [method, params] of FORBIDDEN) {
    using site = testSite();
    const { error } = await bodyOf(site, call(method, params));
    if (error?.code === -32602) continue;
    faults.push(`${method} ${JSON.stringify(params).slice(0, 80)}`);
  }
  assertEquals(faults, []);
});

const ALLOWED: [method: string, params: Record<string, unknown>][] = [
  ["ListTasks", {
    tenant: "",
    contextId: "c",
    pageSize: 100,
    pageToken: "",
    historyLength: 0,
    [AFTER]: "2026-11-20T12:00:00.123Z",
    includeArtifacts: true,
    somethingNew: { a: 1 },
  }],
  ["ListTasks", { page_size: "1", history_length: 10, status: null }],
  ["SendMessage", { ...SPOKEN, configuration: { historyLength: 0 } }],
  ["SendMessage", { ...SPOKEN, configuration: null }],
  ...Object.keys(TaskState)
    .filter((name) => name.startsWith("TASK_STATE_"))
    .map((status): typeof ALLOWED[number] => ["ListTasks", { status }]),
];

Deno.test("/a2a takes every parameter that A2A allows", async () => {
  using site = testSite();
  for (const [method, params] of ALLOWED) {
    const { error } = await bodyOf(site, call(method, params));
    assertEquals(error, undefined, JSON.stringify(params));
  }
});
