import { assert, assertEquals } from "@std/assert";
import { ApiError, Foyer } from "../../../clients/typescript/mod.ts";
import { RealSite } from "./real_site.ts";
import { runCli, terminal, uncoloured } from "./run_cli.ts";

const ACCEPTED = { accepted: true };
const RESULT = [
  "@type",
  "url",
  "name",
  "site",
  "score",
  "description",
  "schema_object",
];

Deno.test("every operation succeeds over a real server", async (t) => {
  await using site = await RealSite.start();
  const foyer = new Foyer({ baseUrl: site.url });

  await t.step("listWork answers pages that cursors join", async () => {
    const first = await foyer.listWork({ limit: 1 });
    assertEquals(first.roles.length, 1);
    const cursor = first.next_cursor ?? undefined;
    const second = await foyer.listWork({ limit: 1, cursor });
    assert(second.roles[0]?.slug !== first.roles[0]?.slug);
  });

  await t.step("roles walks the pages of listWork", async () => {
    const { roles } = await foyer.listWork({ limit: 20 });
    assertEquals(await Array.fromAsync(foyer.roles({ limit: 1 })), roles);
  });

  await t.step("getStats answers a count", async () => {
    const { active_visitors } = await foyer.getStats();
    assertEquals(typeof active_visitors, "number");
  });

  await t.step("getContributions answers 364 days", async () => {
    assertEquals((await foyer.getContributions()).days.length, 364);
  });

  await t.step("chat answers everybody who is in the room", async () => {
    const { npcs } = await foyer.chatHealth();
    for (const { id } of npcs) {
      const reply = await foyer.chat({
        npcId: id,
        message: "Grüße 👋",
        context: { page: "/about" },
      });
      assertEquals(reply.npc_id, id);
      assert(reply.messages[0]?.text);
    }
  });

  await t.step("runBatch answers in request order, with ids", async () => {
    const { results } = await foyer.runBatch([
      { operationId: "npcChatHealth", id: "日本" },
      { operationId: "getStats" },
      { operationId: "getCodehostContributions" },
    ]);
    assertEquals(results.map(({ id }) => id), ["日本", undefined, undefined]);
    assertEquals(results.map(({ status }) => status), [200, 200, 200]);
  });

  await t.step("submitBatch and getJob answer what runBatch does", async () => {
    const { id, status } = await foyer.submitBatch([
      { operationId: "npcChatHealth" },
    ]);
    assertEquals(status, "accepted");
    const job = await foyer.getJob(id);
    assertEquals(job.status, "succeeded");
    assertEquals(job.result.results[0]?.status, 200);
  });

  await t.step("track records an event once", async () => {
    const idempotencyKey = "of-the-test";
    const event = { event: "command_run", command: "stats" } as const;
    const track = () => foyer.track(event, { idempotencyKey }).withResponse();
    const [first, second] = [await track(), await track()];
    assertEquals([first.data, second.data], [ACCEPTED, ACCEPTED]);
    const replayed = "idempotent-replayed";
    assertEquals(first.headers.get(replayed), null);
    assertEquals(second.headers.get(replayed), "true");
  });

  await t.step("ask answers from the pages, follow-ups too", async () => {
    const query = "Where did she work before?";
    const { results, _meta } = await foyer.ask({ query });
    assertEquals(_meta.response_type, "answer");
    assertEquals(Object.keys(results[0] ?? {}).sort(), RESULT.toSorted());
    const next = await foyer.ask({ query: "And before that?", prev: query });
    assert(next.results.length > 0);
  });

  await t.step(
    "avatar answers the picture that its parameters say",
    async () => {
      const figure = "hd-180-1.hr-100-61";
      const normal = await foyer.avatar({ figure, direction: 2 });
      const large = await foyer.avatar({
        figure,
        direction: 2,
        head_direction: 3,
        size: "l",
        gesture: "sml",
        frame: 1,
        action: "wav",
      });
      assertEquals(normal.mediaType, "image/png");
      const head = new TextDecoder("latin1").decode(normal.bytes.slice(1, 4));
      assertEquals(head, "PNG");
      assert(large.bytes.length > normal.bytes.length);
    },
  );

  await t.step("manifest answers the colours of a theme", async () => {
    const light = await foyer.manifest();
    const dark = await foyer.manifest({ theme: "dark" });
    assertEquals(light.name, dark.name);
    assert(light.background_color !== dark.background_color);
  });

  await t.step("a result has its request id and its rate state", async () => {
    const answer = await foyer.getStats().withResponse();
    assertEquals(answer.status, 200);
    assert(answer.requestId);
    const { limit = 0, remaining = 0, reset = 0 } = answer.rateLimit ?? {};
    assert(remaining < limit && reset >= 1);
    const error = await foyer.getJob("none").catch((error) => error);
    assert(error.requestId && error.requestId !== answer.requestId);
    assert(error.rateLimit.remaining < limit);
  });

  await t.step("errors of the server are ApiErrors", async () => {
    const codeOf = (call: Promise<unknown>) =>
      call.then(() => null, (error) => error instanceof ApiError && error.code);
    const npcId = "barista";
    const long = "é".repeat(501);
    assertEquals(
      await codeOf(foyer.listWork({ limit: 21 })),
      "invalid_parameter",
    );
    assertEquals(await codeOf(foyer.getJob("x/y z")), "not_found");
    assertEquals(
      await codeOf(foyer.chat({ npcId, message: " " })),
      "empty_message",
    );
    assertEquals(
      await codeOf(foyer.chat({ npcId, message: long })),
      "message_too_long",
    );
    assertEquals(
      await codeOf(foyer.chat({ npcId: "nobody", message: "a" })),
      "invalid_body",
    );
    assertEquals(await codeOf(foyer.runBatch([])), "invalid_body");
  });

  await t.step("every command of foyer succeeds", async () => {
    const outputOf = async (...argv: string[]) => {
      const outcome = await runCli(argv, { baseUrl: site.url });
      assertEquals(outcome.stderr, "");
      assertEquals(outcome.exitCode, 0);
      return JSON.parse(outcome.stdout);
    };
    const all = await outputOf("work", "--all", "--limit", "2");
    assertEquals(all.roles.length, (await outputOf("work")).roles.length);
    assertEquals(all.next_cursor, null);
    await outputOf("stats");
    await outputOf("contributions");
    await outputOf("npc", "health");
    await outputOf("npc", "chat", "concierge", "Hello");
    const batch = ["batch", "getStats", "npcChatHealth"];
    assertEquals((await outputOf(...batch)).results.length, 2);
    const { id } = await outputOf(...batch, "--async");
    assertEquals((await outputOf("job", id)).status, "succeeded");
    assertEquals((await outputOf(...batch, "--wait")).results.length, 2);
    assert((await outputOf("ask", "Who are you?")).results.length > 0);
    const event = ["track", "hire_opened", "--ref", "test"];
    assertEquals(await outputOf(...event), ACCEPTED);
    const named = await outputOf("manifest", "--fields", "name,start_url");
    assertEquals(Object.keys(named), ["name", "start_url"]);
    const lines = ["Hello"];
    const system = { baseUrl: site.url, lines };
    const talk = await runCli(["chat", "concierge"], system);
    assertEquals(JSON.parse(talk.stdout).npc_id, "concierge");
  });

  await t.step("foyer avatar draws what the site draws", async () => {
    const system = { baseUrl: site.url, ...terminal() };
    const argv = ["avatar", "hd-180-1.hr-100-61", "--size", "l"];
    const { stdout, stderr } = await runCli(argv, system);
    assertEquals(stderr, "");
    const lines = uncoloured(stdout).trimEnd().split("\n");
    assert(lines.length > 10 && lines.every(({ length }) => length <= 80));
  });
});

Deno.test("over a real server a request above the limit fails with its wait", async () => {
  await using site = await RealSite.start({ RATE_LIMIT: "2" });
  const foyer = new Foyer({ baseUrl: site.url, maxRetryDelay: 0 });
  await foyer.chatHealth();
  await foyer.chatHealth();
  const error = await foyer.chatHealth().catch((error) => error);
  assert(error instanceof ApiError, String(error));
  assertEquals(error.code, "rate_limited");
  assert((error.retryAfter ?? 0) >= 1, String(error.retryAfter));
});
