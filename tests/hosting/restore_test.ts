import { assert, assertEquals } from "@std/assert";
import { CONTENT_DIR } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { freePort } from "../support/free_port.ts";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";

// The drill of the manual, by its commands and in their order, in a copy of the
// site that runs meanwhile.

const EVENTS = 3;

Deno.test("whoever follows the drill of the manual has the same site on another database", async () => {
  const commands = (await commandsUnder("Back up and restore", "upkeep"))
    .map(asThisUser);
  await using site = await copiedSite();
  const { sh, start } = await shellAt(site.dir);
  await using running = start("deno task serve");
  const address = await running.address;
  await recordEvents(address);
  const cursor = await cursorOf(address);
  const { events, keys } = JSON.parse(await sh("deno task ops status --json"));
  assertEquals(events.today, EVENTS);

  const [
    exporting = "",
    importing = "",
    status = "",
    serve = "",
    check = "",
    _kill,
    remove = "",
  ] = commands;
  for (const command of [exporting, importing]) await sh(command);
  const restored = JSON.parse(await sh(`${status} --json`));
  assertEquals([restored.events, restored.keys], [events, keys]);
  {
    const port = String(freePort());
    await using drill = start(serve.replace("8009", port).replace(/ &$/, ""));
    const other = await drill.address;
    await sh(check.replace("8009", port));
    // The restored site accepts signatures of the old site, and keeps used keys as used.
    const page = await fetch(`${other}/api/v1/work?cursor=${cursor}`);
    assertEquals(page.status, 200);
    await page.body?.cancel();
    await recordEvents(other);
  }
  const after = JSON.parse(await sh(`${status} --json`));
  assertEquals(after.events, events);
  await sh(remove);
  const left = await Array.fromAsync(Deno.readDir(site.dir));
  assert(!left.some(({ name }) => name.includes("drill")));
});

/** Without the unit there is no other user, and the database is beside the site. */
function asThisUser(command: string): string {
  return command.replace(/^as_foyer (env )?/, "")
    .replace("/var/lib/foyer/", ".");
}

async function recordEvents(address: string): Promise<void> {
  for (let i = 0; i < EVENTS; i++) {
    const response = await fetch(`${address}/api/v1/track`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `the-${i}th-event`,
      },
      body: JSON.stringify({ event: "hire_opened" }),
    });
    assertEquals(response.status, 200);
    await response.body?.cancel();
  }
}

async function cursorOf(address: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/work?limit=1`);
  return (await response.json()).next_cursor;
}

/** Shell in a folder with a copy of the build, as any user may run the tests. */
async function shellAt(dir: string) {
  await new Deno.Command("cp", { args: ["-r", "_fresh", dir] }).output();
  return await shellIn(dir, {
    CONTENT_DIR: `${Deno.cwd()}/${CONTENT_DIR}`,
    CODEHOST_PROVIDER: "off",
    LOG_FORMAT: "off",
  });
}
