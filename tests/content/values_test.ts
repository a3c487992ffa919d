import { assertMatch } from "@std/assert";
import { edited, readFile } from "../support/content.ts";
import { problemOf, ROLE, role } from "./support/changes.ts";

Deno.test("loadContent() refuses a day that is not on the calendar", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("2019", "2019-02-31"))),
    /^work\/acme-staff.md:4:8 start: "2019-02-31" .*2021-03-14/,
  );
});

Deno.test("loadContent() refuses a start after the end", async () => {
  assertMatch(
    await problemOf(
      role(ROLE.replace("2019", "2021-05").replace("2021\n", "2021-04\n")),
    ),
    /^work\/acme-staff.md:5:6 end: "2021-04" .*before the start/,
  );
});

Deno.test("loadContent() refuses a missing key", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("role: Staff\n", ""))),
    /^work\/acme-staff.md:2:1 role: missing; add/,
  );
});

Deno.test("loadContent() refuses an empty key", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("role: Staff", "role:"))),
    /^work\/acme-staff.md:3:1 role: empty; write/,
  );
});

Deno.test("loadContent() refuses a wrong type, where it stands", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nskills: [Go, {a: 1}]`)),
    /^work\/acme-staff.md:7:14 skills, item 2: this group of fields is not text; write/,
  );
});

Deno.test("loadContent() refuses a second role of the same slug", async () => {
  const first = role(ROLE);
  const second = { "work/acme-two.md": `${first["work/acme-staff.md"]}` };
  assertMatch(
    await problemOf({ ...first, ...second }),
    /^work\/acme-two.md:6:7 slug: "acme-staff" .*work\/acme-staff.md; use another/,
  );
});

Deno.test("loadContent() refuses a slug that the page about the person has for another part", async () => {
  for (const id of ["career", "education", "projects"]) {
    assertMatch(
      await problemOf(role(ROLE.replace("acme-staff", id))),
      new RegExp(
        `^work/acme-staff.md:6:7 slug: "${id}" .* /about; use another`,
      ),
    );
  }
});

Deno.test("loadContent() refuses a slug that cannot stand in an address", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("acme-staff", "Acme Staff"))),
    /^work\/acme-staff.md:6:7 slug: "Acme Staff" .*a-z, 0-9/,
  );
});

Deno.test("loadContent() refuses a second channel of the same id", async () => {
  assertMatch(
    await problemOf(
      await edited("contact.md", "channel: logbook", "channel: email"),
    ),
    /^contact.md:21:14 channels, item 3, channel: "email" .*use another/,
  );
});

Deno.test("loadContent() refuses a description of the wrong length", async () => {
  const of = (text: string) =>
    edited("pages/room.md", "description: ", `description: ${text}`);
  assertMatch(
    await problemOf(await of("x".repeat(160))),
    /^pages\/room.md:3:14 description: .*too long.*50 to 160/,
  );
});

Deno.test("loadContent() refuses a bad address", async () => {
  for (
    const url of ["javascript:alert(1)", "code.example.org", "ftp://a.example"]
  ) {
    assertMatch(
      await problemOf(
        await edited("profile.md", "https://charts.example/", url),
      ),
      /^profile.md:17:10 links, item 3, url: ".*" .*https:, mailto: or tel:/,
    );
  }
});

Deno.test("loadContent() refuses a bad time zone", async () => {
  assertMatch(
    await problemOf(
      await edited("profile.md", "Pacific/Auckland", "Pacific/Upper_Rock"),
    ),
    /^profile.md:6:12 time_zone: "Pacific\/Upper_Rock" .*Europe/,
  );
});

Deno.test("loadContent() refuses a document that is named mcp", async () => {
  const text = await readFile("docs/limits.md");
  assertMatch(
    await problemOf({ "docs/mcp.md": text }),
    /^docs\/mcp.md:1:1 slug: "mcp" .*mcp-servers.md/,
  );
});

Deno.test("loadContent() refuses a document on a shelf that there is not", async () => {
  const limits = "docs/limits.md";
  assertMatch(
    await problemOf(await edited(limits, "shelf: start", "shelf: attic")),
    /^docs\/limits.md:5:8 shelf: "attic" .*use one of start,/,
  );
  assertMatch(
    await problemOf(await edited(limits, "shelf: start\n", "")),
    /^docs\/limits.md:2:1 shelf: missing/,
  );
});

Deno.test("loadContent() refuses idle lines that are not six", async () => {
  assertMatch(
    await problemOf(
      await edited("npcs/librarian.md", "  - I index", "  # - I index"),
    ),
    /^npcs\/librarian.md:7:3 idle: .*exactly six/,
  );
});

Deno.test("loadContent() refuses an idle line above 140 characters", async () => {
  assertMatch(
    await problemOf(
      await edited("npcs/librarian.md", "Somebody has", `${"x".repeat(141)}`),
    ),
    /^npcs\/librarian.md:10:5 idle, item 4: .*at most 140/,
  );
});

Deno.test("loadContent() refuses an NPC that is not in the room", async () => {
  const text = await readFile("npcs/barista.md");
  assertMatch(
    await problemOf({ "npcs/porter.md": text }),
    /^npcs\/porter.md:1:1 id: "porter" .*librarian, archivist, concierge or barista/,
  );
});

Deno.test("loadContent() refuses an empty body where words are needed", async () => {
  const text = await readFile("pages/room.md");
  const [, front = ""] = text.split("---\n");
  assertMatch(
    await problemOf({ "pages/room.md": `---\n${front}---\n\n` }),
    /^pages\/room.md:7:1 body: empty; write/,
  );
});
