import { assertEquals } from "@std/assert";
import { type TestInit, testSite } from "../support/test_app.ts";
import {
  assertError,
  bodyOf,
  call,
  EMAIL,
  message,
  post,
} from "./support/calls.ts";

const REFUSED: [name: string, init: TestInit, code: number, reason: string][] =
  [
    ["GetTask", call("GetTask", { id: "t" }), -32001, "TASK_NOT_FOUND"],
    ["CancelTask", call("CancelTask", { id: "t" }), -32001, "TASK_NOT_FOUND"],
    [
      "SubscribeToTask",
      call("SubscribeToTask", { id: "t" }),
      -32001,
      "TASK_NOT_FOUND",
    ],
    [
      "a message to a task",
      message([{ text: "email" }], { taskId: "t" }),
      -32001,
      "TASK_NOT_FOUND",
    ],
    ...[
      "CreateTaskPushNotificationConfig",
      "GetTaskPushNotificationConfig",
      "ListTaskPushNotificationConfigs",
      "DeleteTaskPushNotificationConfig",
    ].map((method): typeof REFUSED[number] => [
      method,
      call(method, { taskId: "t", id: "p", url: "https://x.example" }),
      -32003,
      "PUSH_NOTIFICATION_NOT_SUPPORTED",
    ]),
    [
      "SendStreamingMessage",
      call("SendStreamingMessage", {
        message: { messageId: "u", role: "ROLE_USER", parts: [{ text: "x" }] },
      }),
      -32004,
      "UNSUPPORTED_OPERATION",
    ],
    [
      "GetExtendedAgentCard",
      call("GetExtendedAgentCard"),
      -32004,
      "UNSUPPORTED_OPERATION",
    ],
    ["message/send", call("message/send"), -32601, "METHOD_NOT_FOUND"],
    ["tasks/get", call("tasks/get", { id: "t" }), -32601, "METHOD_NOT_FOUND"],
    ["toString", call("toString"), -32601, "METHOD_NOT_FOUND"],
    [
      "a part that is no text",
      message([{ data: { a: 1 } }]),
      -32005,
      "CONTENT_TYPE_NOT_SUPPORTED",
    ],
    [
      "a picture in text",
      message([{ text: "R0lG", mediaType: "image/gif" }]),
      -32005,
      "CONTENT_TYPE_NOT_SUPPORTED",
    ],
    ["no message", call("SendMessage"), -32602, "INVALID_PARAMS"],
    ["no parts", message([]), -32602, "INVALID_PARAMS"],
    ["a null part", message([null]), -32602, "INVALID_PARAMS"],
    [
      "no messageId",
      message([{ text: "x" }], { messageId: "" }),
      -32602,
      "INVALID_PARAMS",
    ],
    [
      "the role of an agent",
      message([{ text: "x" }], { role: "ROLE_AGENT" }),
      -32602,
      "INVALID_PARAMS",
    ],
    [
      "an id that is no text",
      call("GetTask", { id: { toString: 5 } }),
      -32602,
      "INVALID_PARAMS",
    ],
    ["params in a list", call("GetTask", ["t"]), -32602, "INVALID_PARAMS"],
    [
      "too large a page",
      call("ListTasks", { pageSize: 101 }),
      -32602,
      "INVALID_PARAMS",
    ],
  ];

for (const [name, init, code, reason] of REFUSED) {
  Deno.test(`/a2a answers ${name} with ${code}`, async () => {
    using site = testSite();
    const body = await bodyOf(site, init);
    assertEquals(body.id, 7);
    assertError(body, code, reason);
  });
}

const MALFORMED: [name: string, init: TestInit, code: number][] = [
  ["no body", post(""), -32700],
  ["broken JSON", post("{"), -32700],
  ["bytes that are not UTF-8", post(new Uint8Array([0x22, 0xff])), -32700],
  ["broken JSON and no version", post("{", {}), -32700],
  ["an empty array", post("[]"), -32600],
  ["an array of calls", post(`[${EMAIL.body}]`), -32600],
  ["null", post("null"), -32600],
  ["no jsonrpc", post('{"id":7,"method":"ListTasks"}'), -32600],
  ["jsonrpc 1.0", post('{"jsonrpc":"1.0","id":7,"method":"x"}'), -32600],
  ["no method", post('{"jsonrpc":"2.0","id":7}'), -32600],
  ["a number as method", post('{"jsonrpc":"2.0","id":7,"method":1}'), -32600],
  ["no id", post('{"jsonrpc":"2.0","method":"ListTasks"}'), -32600],
  ["an object as id", post('{"jsonrpc":"2.0","id":{},"method":"x"}'), -32600],
  ["text", post("{}", { "content-type": "text/plain" }), -32005],
  [
    "another charset",
    post("{}", { "content-type": "application/json; charset=utf-16" }),
    -32005,
  ],
];

for (const [name, init, code] of MALFORMED) {
  Deno.test(`/a2a answers ${name} with ${code}`, async () => {
    using site = testSite();
    assertError(await bodyOf(site, init), code);
  });
}

for (const id of ["a", 0, -1, null]) {
  Deno.test(`/a2a repeats the id ${JSON.stringify(id)}`, async () => {
    using site = testSite();
    for (const method of ["ListTasks", "GetTask", "nothing"]) {
      const init = post(JSON.stringify({ jsonrpc: "2.0", id, method }));
      assertEquals((await bodyOf(site, init)).id, id);
    }
  });
}
