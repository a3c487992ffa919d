import { AgentCard, type Message, Role } from "@a2a-js/sdk";
import {
  ClientFactory,
  ClientFactoryOptions,
  JsonRpcTransportFactory,
} from "@a2a-js/sdk/client";
import { TaskNotFoundError } from "@a2a-js/sdk/errors";
import { assert, assertEquals, assertRejects } from "@std/assert";
import { agentCard } from "../lib/a2a/card.ts";
import { answerCall } from "../lib/a2a/transport.ts";
import {
  BASE_URL,
  testContent,
  type TestInit,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

const URL_OF_EMAIL = `${BASE_URL}/contact#channels`;
const VERSION = { "a2a-version": "1.0" };

function post(body: BodyInit, headers: HeadersInit = VERSION): TestInit {
  const all = new Headers(headers);
  if (!all.has("content-type")) all.set("content-type", "application/json");
  return { method: "POST", body, headers: all };
}

function call(method: string, params?: unknown, headers?: HeadersInit) {
  return post(
    JSON.stringify({ jsonrpc: "2.0", id: 7, method, params }),
    headers,
  );
}

function message(parts: unknown, rest: Record<string, unknown> = {}) {
  const message = { messageId: "u-1", role: "ROLE_USER", parts, ...rest };
  return call("SendMessage", { message });
}

const EMAIL = message([{ text: "What is the email address?" }]);

async function bodyOf(site: TestSite, init: TestInit, status = 200) {
  const response = await site.fetch("/a2a", init);
  assertEquals(response.status, status);
  assertEquals(response.headers.get("content-type"), "application/json");
  assertEquals(response.headers.get("cache-control"), "no-store");
  return await response.json();
}

Deno.test("SendMessage answers with a message of text and data", async () => {
  using site = testSite();
  const { jsonrpc, id, result } = await bodyOf(site, EMAIL);
  assertEquals([jsonrpc, id, Object.keys(result)], ["2.0", 7, ["message"]]);
  const { messageId, contextId, role, parts, taskId } = result.message;
  assert(messageId && contextId);
  assertEquals([role, taskId], ["ROLE_AGENT", undefined]);
  assertEquals(parts.length, 2);
  assertEquals(parts[0].mediaType, "text/plain");
  assert(parts[0].text.includes("keeper@nowhere-rock.example"));
  assert(parts[0].text.includes(URL_OF_EMAIL));
  assertEquals(parts[1].mediaType, "application/json");
  assertEquals(parts[1].data.results[0].url, URL_OF_EMAIL);
});

Deno.test("SendMessage answers what /ask answers", async () => {
  using site = testSite();
  const { result } = await bodyOf(site, message([{ text: "rate limit" }]));
  const asked = await (await site.fetch("/ask?query=rate+limit")).json();
  assertEquals(result.message.parts[1].data.results, asked.results);
});

Deno.test("SendMessage keeps the context of the client", async () => {
  using site = testSite();
  const parts = [{ text: "the email", mediaType: "text/plain" }, { text: "?" }];
  const init = message(parts, { contextId: "c-1", referenceTaskIds: ["t"] });
  assertEquals((await bodyOf(site, init)).result.message.contextId, "c-1");
});

for (const text of ["banana bread recipe", " "]) {
  Deno.test(`SendMessage says that it found nothing for "${text}"`, async () => {
    using site = testSite();
    const { result } = await bodyOf(site, message([{ text }]));
    const [words, data] = result.message.parts;
    assert(words.text);
    assertEquals(data.data, { results: [] });
  });
}

Deno.test("SendMessage sends the kind of part that the client can read", async () => {
  using site = testSite();
  const partsFor = async (acceptedOutputModes: string[]) => {
    const { result } = await bodyOf(
      site,
      call("SendMessage", {
        message: {
          messageId: "u-1",
          role: "ROLE_USER",
          parts: [{ text: "email" }],
        },
        configuration: { acceptedOutputModes },
      }),
    );
    return result.message.parts.map(({ mediaType }: { mediaType: string }) =>
      mediaType
    );
  };
  assertEquals(await partsFor(["text/plain"]), ["text/plain"]);
  assertEquals(await partsFor(["application/json"]), ["application/json"]);
  assertEquals((await partsFor(["text"])).length, 2);
});

Deno.test("ListTasks lists nothing", async () => {
  using site = testSite();
  for (const [params, pageSize] of [[undefined, 50], [{ pageSize: 5 }, 5]]) {
    const { result } = await bodyOf(site, call("ListTasks", params));
    const nothing = { tasks: [], nextPageToken: "", totalSize: 0 };
    assertEquals(result, { ...nothing, pageSize });
  }
});

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
    [
      "no version",
      call("ListTasks", {}, {}),
      -32009,
      "VERSION_NOT_SUPPORTED",
    ],
    [
      "an empty version",
      call("ListTasks", {}, { "a2a-version": "" }),
      -32009,
      "VERSION_NOT_SUPPORTED",
    ],
    [
      "version 0.3",
      call("message/send", {}, { "a2a-version": "0.3" }),
      -32009,
      "VERSION_NOT_SUPPORTED",
    ],
    [
      "version 2.0",
      call("ListTasks", {}, { "a2a-version": "2.0" }),
      -32009,
      "VERSION_NOT_SUPPORTED",
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

Deno.test("/a2a names the versions that it speaks", async () => {
  using site = testSite();
  const { error } = await bodyOf(site, call("ListTasks", {}, {}));
  const versions = agentCard({ baseUrl: BASE_URL, content: testContent })
    .supportedInterfaces.map(({ protocolVersion }) => protocolVersion);
  const [{ metadata }] = error.data;
  assertEquals(metadata, { supportedVersions: versions.join(", ") });
});

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

Deno.test("a call over 1 MiB is a 413 ErrorResponse", async () => {
  using site = testSite();
  const init = message([{ text: "a".repeat(1 << 20) }]);
  const { code } = await bodyOf(site, init, 413);
  assertEquals(code, "invalid_body");
});

for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
  Deno.test(`${method} /a2a is 405`, async () => {
    using site = testSite();
    const response = await site.fetch("/a2a", { method });
    assertEquals(response.status, 405);
    assertEquals(response.headers.get("allow"), "POST, OPTIONS");
  });
}

Deno.test("OPTIONS /a2a lets a browser send the headers of A2A", async () => {
  using site = testSite();
  const response = await site.fetch("/a2a", { method: "OPTIONS" });
  assertEquals(response.status, 204);
  const allowed = response.headers.get("access-control-allow-headers") ?? "";
  for (const name of ["A2A-Version", "MCP-Protocol-Version", "Content-Type"]) {
    assert(allowed.split(", ").includes(name), name);
  }
});

for (
  const origin of [
    "https://elsewhere.example",
    "null",
    "http://light.example",
    "https://light.example.elsewhere.example",
    "http://localhost.elsewhere.example",
  ]
) {
  Deno.test(`/a2a refuses a page of ${origin}`, async () => {
    using site = testSite();
    const init = { ...EMAIL, headers: { ...headersOf(EMAIL), origin } };
    assertError(await bodyOf(site, init, 403), -32600);
  });
}

for (const origin of [BASE_URL, "http://localhost:5173", "http://[::1]:8080"]) {
  Deno.test(`/a2a answers a page of ${origin}`, async () => {
    using site = testSite();
    const init = { ...EMAIL, headers: { ...headersOf(EMAIL), origin } };
    assert((await bodyOf(site, init)).result);
  });
}

Deno.test("the card says what the endpoint does", () => {
  const card = agentCard({ baseUrl: BASE_URL, content: testContent });
  const [first, ...others] = card.supportedInterfaces;
  assertEquals(others, []);
  assertEquals(first?.url, `${BASE_URL}/a2a`);
  assertEquals(first?.protocolBinding, "JSONRPC");
  assertEquals(new Set(Object.values(card.capabilities)), new Set([false]));
  const core = AgentCard.fromJSON(card);
  assertEquals(core.skills.length, 1);
  for (const { id, name, description, tags } of core.skills) {
    assert(id && name && description && tags.length > 0);
  }
});

Deno.test("every example of the card has an answer", async () => {
  using site = testSite();
  const card = agentCard({ baseUrl: BASE_URL, content: testContent });
  for (const text of card.skills.flatMap(({ examples }) => examples)) {
    const { result } = await bodyOf(site, message([{ text }]));
    assert(result.message.parts[1].data.results.length > 0, text);
  }
});

Deno.test("answerCall() reports a fault of ours and tells no more than that", async () => {
  const fault = new Error("secret detail");
  const reported: unknown[] = [];
  const { params } = JSON.parse(String(EMAIL.body));
  const answer = await answerCall(
    { state: "call", id: 7, method: "SendMessage", params },
    {
      replyTo() {
        throw fault;
      },
      reportError: (error) => reported.push(error),
    },
  );
  assertEquals(reported, [fault]);
  assert("error" in answer);
  assertEquals(answer.error.code, -32603);
  assert(!JSON.stringify(answer).includes("secret detail"));
});

Deno.test("the client of the A2A SDK gets an answer over the network", async () => {
  using site = testSite();
  await using server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) => site.send(request),
  );
  const baseUrl = `http://127.0.0.1:${server.addr.port}`;
  const card = agentCard({ baseUrl, content: testContent });
  const transports = [new JsonRpcTransportFactory()];
  const factory = new ClientFactory(
    ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
      transports,
    }),
  );
  const client = await factory.createFromAgentCard(AgentCard.fromJSON(card));

  const request = { tenant: "", configuration: undefined, metadata: undefined };
  const sent = { ...request, message: question("How can I contact Odalys?") };
  const answer = await client.sendMessage(sent);
  assert("parts" in answer);
  assertEquals(answer.role, Role.ROLE_AGENT);
  const [text, data] = answer.parts.map(({ content }) => content);
  assert(text?.$case === "text" && text.value.includes("/contact"));
  assert(data?.$case === "data" && data.value.results.length > 0);

  const streamed = await Array.fromAsync(client.sendMessageStream(sent));
  assertEquals(streamed.map(({ payload }) => payload?.$case), ["message"]);

  const task = { tenant: "", id: "t", metadata: undefined };
  await assertRejects(
    () => client.getTask({ tenant: "", id: "t" }),
    TaskNotFoundError,
  );
  await assertRejects(() => client.cancelTask(task), TaskNotFoundError);
});

function question(text: string): Message {
  return {
    messageId: "u-1",
    contextId: "",
    taskId: "",
    role: Role.ROLE_USER,
    parts: [{
      content: { $case: "text", value: text },
      mediaType: "text/plain",
      filename: "",
      metadata: undefined,
    }],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}

function headersOf(init: TestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}

interface Refusal {
  error: { code: number; message: string; data: Record<string, unknown>[] };
}

function assertError({ error }: Refusal, code: number, reason?: string): void {
  assertEquals(error.code, code);
  assert(error.message);
  const [info] = error.data;
  assertEquals(info?.["@type"], "type.googleapis.com/google.rpc.ErrorInfo");
  assertEquals(info?.domain, "a2a-protocol.org");
  assert(reason === undefined || info?.reason === reason);
}
