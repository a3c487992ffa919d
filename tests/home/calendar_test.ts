import { assert, assertEquals, assertMatch } from "@std/assert";
import { contributionCalendar } from "../../lib/services/live/contribution_calendar.ts";
import { calendarGrid } from "../../lib/ui/home/calendar_grid.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { secondSite } from "../second_person/support/vocabulary.ts";
import { type TestOptions, testSite } from "../support/test_app.ts";
import { blockOf, FORGEJO, forgejo, home, wordsOf } from "./support.ts";

const { unknown } = ENGLISH.home.calendar;
const API = "/api/v1/codehost-contributions";

async function calendarOf(options: TestOptions): Promise<string> {
  using site = testSite(options);
  return blockOf(await home(site), "contributions");
}

function commitsOf(days: Record<string, number>, at: string) {
  return { days: new Map(Object.entries(days)), at: Date.parse(at) };
}

Deno.test("the calendar has a cell for each day, as dark as the API has it", async () => {
  using site = testSite({
    commits: commitsOf(
      { "2026-03-01": 1, "2026-03-02": 2, "2026-03-03": 5, "2026-11-20": 9 },
      "2026-11-20T06:00:00Z",
    ),
  });
  const block = blockOf(await home(site), "contributions");
  const { days } = await site.json(API);
  for (const level of [1, 2, 3, 4]) {
    assertEquals(
      block.split(`<td class="l${level}">`).length - 1,
      days.filter((day: { level: number }) => day.level === level).length,
      `level ${level}`,
    );
  }
  const cells = block.split("<td").length - 1;
  const none = block.split('<td class="no">').length - 1;
  assertEquals(cells - none, days.length);
});

Deno.test("the caption of the calendar tells the facts that the API has", async () => {
  using site = testSite({
    commits: commitsOf(
      { "2026-03-01": 1_200, "2026-03-02": 2, "2026-11-20": 9 },
      "2026-11-20T06:00:00Z",
    ),
  });
  const block = blockOf(await home(site), "contributions");
  const [, caption = ""] = /<caption>(.*?)<\/caption>/.exec(block) ?? [];
  for (const fact of ["1,211", "3 days", "2 days", "1 March", "1,200"]) {
    const other = fact === "1 March" ? "March 1" : fact;
    assert(caption.includes(fact) || caption.includes(other), fact);
  }
});

Deno.test("whoever listens hears each month with its days, and no cell", async () => {
  const block = await calendarOf({
    commits: commitsOf(
      { "2026-03-01": 4, "2026-03-31": 7, "2026-11-20": 9 },
      "2026-11-20T06:00:00Z",
    ),
  });
  assertMatch(block, /<tbody aria-hidden="true">/);
  const heard = [...block.matchAll(/<span class="sr">(.*?)<\/span>/g)]
    .map(([, text = ""]) => text);
  const march = heard.find((text) => text.includes("March 2026")) ?? "";
  for (const part of ["11", "1: 4", "31: 7"]) {
    assert(march.includes(part), part);
  }
  assert(heard.length <= 14);
});

Deno.test("a count of another day says which day that was", async () => {
  const days = { "2026-11-19": 3 };
  const today = await calendarOf({
    commits: commitsOf(days, "2026-11-20T06:00:00Z"),
  });
  const old = await calendarOf({
    commits: commitsOf(days, "2026-11-18T06:00:00Z"),
  });
  assert(!today.includes("Counted"));
  assertMatch(old, /Counted on November 18, 2026/);
});

Deno.test("a year without contributions is told as such", async () => {
  const commits = commitsOf({}, "2026-11-20T06:00:00Z");
  assertMatch(await calendarOf({ commits }), /<caption>0 contributions/);
});

Deno.test("there is no calendar where the owner wants none", async () => {
  const env = { CODEHOST_PROVIDER: "off" };
  assertEquals(await calendarOf({ env }), "");
});

Deno.test("a visitor reads nothing of a calendar that is not configured", async () => {
  assertEquals(await calendarOf({ commits: null }), "");
});

Deno.test("a page does not wait for a code host that never answers", async () => {
  const block = await calendarOf({
    env: FORGEJO,
    fetch: () => new Promise(() => {}),
  });
  assert(block.includes(unknown));
  assert(!block.includes("<table"));
});

Deno.test("a code host that fails leaves the page as it was, and its last count with the day", async () => {
  let isDown = false;
  using site = testSite({
    env: FORGEJO,
    expectErrors: true,
    fetch: () =>
      Promise.resolve(
        isDown
          ? new Response(null, { status: 401 })
          : forgejo({ "2026-11-20": 5 }),
      ),
  });
  await (await site.fetch(API)).body?.cancel();
  const before = blockOf(await home(site), "contributions");
  assertMatch(before, /<caption>5 contributions/);
  isDown = true;
  site.clock.advance(3 * 24 * 60 * 60_000);
  await home(site);
  await (await site.fetch(API)).body?.cancel();
  const after = blockOf(await home(site), "contributions");
  assertMatch(after, /<caption>5 contributions.*Counted on [^<]*20/);
});

Deno.test("the calendar is told in the language of the person", async () => {
  using site = secondSite();
  const words = wordsOf(blockOf(await home(site), "contributions"));
  assertMatch(words, /\p{Script=Arabic}/u);
  assert(
    !/contribution(?!s$)/.test(words.replaceAll("codehost-contributions", "")),
  );
});

Deno.test("every month of a calendar has one name, over the weeks that it has", () => {
  for (let day = 0; day < 400; day++) {
    const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(
      0,
      10,
    );
    const { days } = contributionCalendar(new Map(), today);
    for (const language of ["en", "en-GB", "ar"]) {
      const { months, rows } = calendarGrid(days, language);
      const weeks = rows[0]?.length;
      const spans = months.map(({ span }) => span);
      assert(spans.every((span) => span > 0), `${today} ${language}: ${spans}`);
      assertEquals(spans.reduce((sum, span) => sum + span), weeks);
      assertEquals(
        rows.flat().filter((cell) => cell !== null).length,
        days.length,
      );
      assertEquals(months.flatMap((month) => month.days), days);
    }
  }
});

Deno.test("a week begins on the day on which it begins where the language is spoken", () => {
  const { days } = contributionCalendar(new Map(), "2026-11-20");
  const firstOf = (language: string) => {
    const [row] = calendarGrid(days, language).rows;
    const date = row?.find((cell) => cell !== null)?.date ?? "";
    return new Date(date).getUTCDay();
  };
  assertEquals(["en-US", "en-GB", "ar-EG"].map(firstOf), [0, 1, 6]);
});
