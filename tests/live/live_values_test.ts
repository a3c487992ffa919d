import { assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { calendarSource } from "../../lib/services/live/contribution_calendar.ts";
import { LiveValues } from "../../lib/services/live/live_values.ts";
import { UpstreamError } from "../../lib/upstream_error.ts";
import { recentCallers } from "../../lib/services/presence/recent_callers.ts";
import { FakeClock } from "../support/clock.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Live values of sources that answer when, and what, the test says. */
function live(env: Record<string, string> = {}) {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const answers = {
    visitors: { value: 3, at: clock.now() },
    days: (): Promise<Map<string, number>> =>
      Promise.resolve(new Map([["2026-11-20", 2]])),
  };
  let asked = 0;
  const errors: unknown[] = [];
  const config = readConfig({ BASE_URL: "https://light.example", ...env });
  const values = new LiveValues({
    callers: recentCallers(),
    config,
    now: clock.now,
    reportError: (error) => errors.push(error),
    visitors: {
      known: () => answers.visitors,
      get: () => Promise.reject(new Error("A page counts nobody")),
    },
    contributions: calendarSource({
      async get() {
        asked++;
        return { value: await answers.days(), at: clock.now() };
      },
    }, clock.now),
  });
  /** Values that a page shows at once, and after all pending updates. */
  async function shown() {
    const answer = { shows: undefined };
    values.shownIn(answer);
    await all();
    return values.shownIn(answer);
  }
  return { values, clock, answers, asked: () => asked, errors, shown };
}

/** Whatever waits for a promise that is kept goes on. */
async function all(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

const fails = () => Promise.reject(new UpstreamError("umami", "connection"));

Deno.test("a page shows at once that nothing is known, and does not wait", async () => {
  const { values, shown } = live();
  const first = values.shownIn({ shows: undefined });
  assertEquals(first.contributions, { state: "unknown" });
  const { contributions } = await shown();
  assertEquals(contributions.state, "known");
});

Deno.test("at the start contributions are asked for", async () => {
  const { values, asked } = live();
  await values.start();
  assertEquals(asked(), 1);
});

Deno.test("the version rests while the values rest, and changes with each", async () => {
  const { values, clock, answers, shown } = live();
  await shown();
  const version = () => values.versionAt(clock.now());
  const first = version();
  clock.advance(MINUTE);
  await shown();
  assertEquals(version(), first);
  answers.visitors = { value: 4, at: clock.now() };
  const second = version();
  assertEquals(second > first, true);
  answers.days = () => Promise.resolve(new Map([["2026-11-20", 3]]));
  clock.advance(MINUTE);
  await shown();
  assertEquals(version() > second, true);
});

Deno.test("however many ask, a code host is asked once a minute, and once at a time", async () => {
  const { values, clock, answers, asked } = live();
  const gate = Promise.withResolvers<Map<string, number>>();
  answers.days = () => gate.promise;
  for (let i = 0; i < 1_000; i++) values.versionAt(clock.now());
  clock.advance(MINUTE);
  for (let i = 0; i < 1_000; i++) values.versionAt(clock.now());
  await all();
  assertEquals(asked(), 1);
  gate.resolve(new Map());
  await all();
  values.versionAt(clock.now());
  assertEquals(asked(), 2);
});

Deno.test("the last known contributions stay with their day, a count of visitors goes", async () => {
  const { clock, answers, errors, shown } = live();
  await shown();
  answers.days = fails;
  clock.advance(2 * DAY);
  const { today, contributions, visitors } = await shown();
  assertEquals([today, visitors], ["2026-11-22", null]);
  assertEquals(
    contributions.state === "known" && contributions.counted,
    "2026-11-20",
  );
  assertEquals(errors, []);
});

Deno.test("an error that nobody expected is reported, and hides no value", async () => {
  const { answers, errors, shown } = live();
  const error = new TypeError("no such thing");
  answers.days = () => Promise.reject(error);
  const { visitors } = await shown();
  assertEquals(errors, [error]);
  assertEquals(visitors, 3);
});

Deno.test("a count of visitors is the one that somebody was told, and not one of long ago", () => {
  const { values, clock, answers } = live();
  const shown = () => values.shownIn({ shows: undefined }).visitors;
  assertEquals(shown(), 3);
  clock.advance(2 * MINUTE - 1);
  assertEquals(shown(), 3);
  clock.advance(1);
  assertEquals(shown(), null);
  answers.visitors = { value: 5, at: clock.now() };
  assertEquals(shown(), 5);
});
