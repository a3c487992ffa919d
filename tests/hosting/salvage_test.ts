import { assert, assertEquals } from "@std/assert";
import { CONTENT_DIR } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";

// The way back of the manual, by its commands and in their order, in a copy of the
// site whose database is damaged.

Deno.test("the way back of the manual leads from a damaged database to the same site", async () => {
  const commands = (await commandsUnder("A damaged database", "upkeep"))
    .map(asThisUser);
  await using site = await copiedSite();
  await new Deno.Command("cp", { args: ["-r", "_fresh", site.dir] }).output();
  const { sh, start } = await shellIn(site.dir, {
    CONTENT_DIR: `${Deno.cwd()}/${CONTENT_DIR}`,
    CODEHOST_PROVIDER: "off",
    LOG_FORMAT: "off",
  });
  let cursor: string;
  {
    await using before = start("deno task serve");
    const address = await before.address;
    const response = await fetch(`${address}/api/v1/track`, {
      method: "POST",
      body: '{"event":"hire_opened"}',
    });
    assertEquals(response.status, 200);
    await response.body?.cancel();
    const page = await fetch(`${address}/api/v1/work?limit=1`);
    cursor = (await page.json()).next_cursor;
  }
  const path = `${site.dir}/.data/kv.sqlite3`;
  const bytes = await Deno.readFile(path);
  await Deno.writeFile(path, bytes.fill(0, 0, 100));

  const printed = await sh([UNIT, ...commands].join("\n"));
  const systemctl = printed.match(/^systemctl .*$/gm);
  assertEquals(systemctl, [
    "systemctl stop foyer",
    "systemctl stop foyer",
    "systemctl start foyer",
  ]);
  const { events } = JSON.parse(await sh("deno task ops status --json"));
  assertEquals(events.today, 1);
  await using after = start("deno task serve");
  const again = await fetch(
    `${await after.address}/api/v1/work?cursor=${cursor}`,
  );
  assertEquals(again.status, 200);
  await again.body?.cancel();
  const kept = [...Deno.readDirSync(site.dir)].map(({ name }) => name)
    .find((name) => name.startsWith(".data-damaged."));
  const { stdout } = await new Deno.Command("find", {
    args: [`${site.dir}/${kept}`, "-type", "f"],
  }).output();
  const files = new TextDecoder().decode(stdout);
  assert(
    /kv\.sqlite3$/m.test(files) && /salvaged\.ndjson$/m.test(files),
    files,
  );
});

/** There is no systemd here: its commands are printed. */
const UNIT = 'systemctl() { echo "systemctl $*"; }';

/** Without the unit there is no other user, and the database is beside the site. */
function asThisUser(command: string): string {
  return command.replace(/as_foyer /, "").replace("/var/lib/foyer", ".data");
}
