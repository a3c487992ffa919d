import { assert, assertEquals } from "@std/assert";
import { environment } from "../../environment.ts";
import { readConfig } from "../../lib/config.ts";
import { HTML } from "../support/test_app.ts";
import { addressOf, startServer } from "../support/server.ts";

// Use the built content. A start without it would read the files.
const { CONTENT_DIR } = readConfig(environment());

function start(preload: string): Deno.ChildProcess {
  const flag = `--preload=tests/support/${preload}`;
  return startServer({ CONTENT_DIR }, "inherit", flag);
}

async function end(server: Deno.ChildProcess): Promise<void> {
  server.kill("SIGKILL");
  await server.status;
}

Deno.test("pages load no module of Node's", async () => {
  const server = start("without_node.ts");
  const address = await addressOf(server);
  for (const path of ["/", "/room", "/developers"]) {
    const response = await fetch(address + path, { headers: HTML });
    await response.body?.cancel();
    assertEquals(response.status, 200, path);
  }
  await end(server);
});

/** Milliseconds for a start on a busy machine. */
const LATEST = 30_000;

Deno.test("a start renders a page before anybody asks for one", async () => {
  const server = start("tell_of_words.ts");
  const late = setTimeout(() => server.kill("SIGKILL"), LATEST);
  let text = "";
  for await (const part of server.stdout.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.includes("A page is rendered")) break;
  }
  clearTimeout(late);
  assert(text.includes("A page is rendered"), text);
  await end(server);
});
