import { AgentCard, type Message, Role } from "@a2a-js/sdk";
import {
  ClientFactory,
  ClientFactoryOptions,
  JsonRpcTransportFactory,
} from "@a2a-js/sdk/client";
import { TaskNotFoundError } from "@a2a-js/sdk/errors";
import { assert, assertEquals, assertRejects } from "@std/assert";
import { agentCard } from "../../lib/api/discovery/agent_card.ts";
import { answerCall } from "../../lib/api/a2a/transport.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { bodyOf, EMAIL, message } from "./support/calls.ts";

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
