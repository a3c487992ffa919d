import { assertEquals } from "@std/assert";
import { upstreamError } from "./helpers.ts";
import { ANSWER, answer, completion, HELLO } from "./npc_endpoint.ts";

Deno.test("answer() is what the model wrote", async () => {
  assertEquals(await answer(() => completion(HELLO)), ANSWER);
});

Deno.test("answer() reads JSON between fences and words", async () => {
  for (
    const text of [
      "```json\n" + JSON.stringify(HELLO) + "\n```",
      "Sure! " + JSON.stringify(HELLO, null, 2) + " Anything else?",
    ]
  ) {
    assertEquals(await answer(() => completion(text)), ANSWER);
  }
});

Deno.test("answer() takes an action only from the list", async () => {
  for (
    const action of [
      "open_page /privacy",
      "emote",
      "delete everything",
      null,
      undefined,
      7,
      { type: "emote", target: "wave" },
    ]
  ) {
    const written = { messages: ["Hi"], action };
    const result = await answer(() => completion(written));
    assertEquals(result, { messages: [{ text: "Hi" }], action: null });
  }
});

Deno.test("answer() has 1 to 3 clean messages of at most 160 code points", async () => {
  const written = {
    messages: [
      "See <b>https://evil.example/x</b> or https://sam.example/about",
      " \u202E ",
      "🙂".repeat(500),
      "three",
      "four",
    ],
    action: null,
  };
  const { messages } = await answer(() => completion(written));
  const [first, second = "", ...others] = messages.map(({ text }) => text);
  assertEquals(first, "See or https://sam.example/about");
  assertEquals(Array.from(second).length, 160);
  assertEquals(others, ["three"]);
});

Deno.test("answer() reads 10 messages, and looks no further for one of use", async () => {
  const written = (blank: number) => ({
    messages: [...Array(blank).fill(" "), ...Array(20_000).fill("Hi")],
    action: null,
  });
  const { messages } = await answer(() => completion(written(9)));
  assertEquals(messages, [{ text: "Hi" }]);
  const none = await upstreamError(answer(() => completion(written(10))));
  assertEquals(none.failure, "unexpected");
});

Deno.test("answer() fails where the model wrote nothing of use", async () => {
  for (
    const written of [
      "",
      "I would rather not.",
      "}{",
      { messages: [] },
      { messages: "Hi" },
      { messages: [1] },
      { messages: ["\u202E", "https://evil.example"] },
      {},
      [],
    ]
  ) {
    const error = await upstreamError(answer(() => completion(written)));
    assertEquals(error.failure, "unexpected");
  }
});

Deno.test("answer() fails where the model was cut short, filtered or refused", async () => {
  const message = { role: "assistant", content: JSON.stringify(HELLO) };
  for (
    const changes of [
      { finish_reason: "length" },
      { finish_reason: "content_filter" },
      { finish_reason: "tool_calls" },
      { message: { ...message, refusal: "I cannot" } },
      { message: { ...message, content: null } },
    ]
  ) {
    const result = answer(() => completion(HELLO, changes));
    assertEquals((await upstreamError(result)).failure, "unexpected");
  }
});
