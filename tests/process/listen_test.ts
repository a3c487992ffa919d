import { assertEquals } from "@std/assert";
import { listen } from "../../runtime/listen.ts";

/** A listener at a free port of loopback, and the errors that it reports. */
function listening(handler: () => Response) {
  const errors: unknown[] = [];
  const listener = listen({
    hostname: "127.0.0.1",
    port: 0,
    reportError: (error) => errors.push(error),
  });
  listener.mount(handler);
  return { ...listener, errors, url: `http://127.0.0.1:${listener.port}/` };
}

Deno.test("an error that no answer was made of is an empty 500, and reported once", async () => {
  const fault = new Error("secret");
  const { url, errors, close } = listening(() => {
    throw fault;
  });
  const response = await fetch(url);
  assertEquals([response.status, await response.text()], [500, ""]);
  assertEquals(errors, [fault]);
  await close();
});

Deno.test("the handler that was mounted last answers", async () => {
  const { url, mount, close } = listening(() => new Response("first"));
  assertEquals(await (await fetch(url)).text(), "first");
  mount(() => new Response("second"));
  assertEquals(await (await fetch(url)).text(), "second");
  await close();
});

Deno.test("a listener that is closed is not replaced", async () => {
  const { url, errors, close } = listening(() => new Response("ok"));
  assertEquals(await (await fetch(url)).text(), "ok");
  await close();
  assertEquals(await fetch(url).catch(() => "refused"), "refused");
  assertEquals(errors, []);
});
