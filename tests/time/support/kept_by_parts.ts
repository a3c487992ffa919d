import { limitsFromNow } from "../../../lib/api/rest/body_limits.ts";
import { readConfig } from "../../../lib/config.ts";
import { calendarSource } from "../../../lib/services/live/contribution_calendar.ts";
import { LiveValues } from "../../../lib/services/live/live_values.ts";
import { StoreTimeout } from "../../../lib/services/kv/store_timeout.ts";
import { storeWithTimeout } from "../../../lib/services/kv/guarded_stores.ts";
import { ErrorTally } from "../../../lib/base/log/error_tally.ts";
import { recentCallers } from "../../../lib/services/presence/recent_callers.ts";
import { signingKeys } from "../../../lib/base/keys/signing_keys.ts";
import { Breaker } from "../../../lib/services/upstreams/guards.ts";
import { CachedUpstream } from "../../../lib/services/upstreams/cached_upstream.ts";
import { FakeClock } from "../../support/clock.ts";
import { eventLoop } from "../../support/event_loop.ts";
import { hangingStore } from "../../support/hanging_store.ts";

const START = "2026-11-20T12:00:00Z";
const HOUR = 60 * 60_000;
const DAYS = 3 * 24 * HOUR;
const DOWN = () => Promise.reject(new Error("down"));

/** Values that parts of a site keep for a while; true where it is stale once the clock was stepped back. */
export const KEPT_BY_PARTS: Record<string, () => Promise<boolean> | boolean> = {
  async "that the storage hangs"() {
    const clock = new FakeClock(START);
    const storage = hangingStore(clock.now);
    const store = storeWithTimeout(storage.store, clock);
    storage.hang();
    const late = store.get(["a"]).catch(() => {});
    clock.advance(750);
    await late;
    storage.goOn();
    clock.advance(-DAYS);
    return await store.get(["a"]).then(() => true, () => false);
  },
  async "that an upstream failed"() {
    const clock = new FakeClock(START);
    const all = { provider: "test", now: clock.now, fresh: 1, stale: 1 };
    let asked = 0;
    const upstream = new CachedUpstream(() => (asked++, DOWN()), all);
    await upstream.get().catch(() => {});
    clock.advance(-DAYS);
    await upstream.get().catch(() => {});
    return asked === 2;
  },
  async "that an upstream is down"() {
    const clock = new FakeClock(START);
    const breaker = new Breaker("test", clock.now);
    for (let i = 0; i < 5; i++) await breaker.run(DOWN).catch(() => {});
    clock.advance(-DAYS);
    const up = breaker.run(() => Promise.resolve(true));
    return await up.catch(() => false);
  },
  async "signing keys, for one who signs and for one who verifies"() {
    const clock = new FakeClock(START);
    const secret = new Uint8Array(32);
    let loaded = 0;
    const keys = signingKeys([{ kid: 0, secret }], {
      now: clock.now,
      reload: () => Promise.resolve([{ kid: loaded++, secret }]),
    });
    await keys.current();
    clock.advance(-DAYS);
    await keys.current();
    clock.advance(-DAYS);
    await keys.get(9, "job");
    return loaded === 3;
  },
  async "values that pages show, and when they were asked for"() {
    let asked = 0;
    const values = new LiveValues({
      callers: recentCallers(),
      config: readConfig({ BASE_URL: "https://light.example" }),
      now: () => 0,
      reportError() {},
      visitors: { known: () => ({ value: 3, at: DAYS }), get: DOWN },
      contributions: calendarSource({
        get: () => (asked++, Promise.resolve({ value: new Map(), at: 0 })),
      }, () => 0),
    });
    values.versionAt(DAYS);
    await eventLoop();
    const { visitors } = values.shownIn({ shows: undefined });
    return visitors === null && asked === 2;
  },
  "that a program called"() {
    const callers = recentCallers();
    callers.note({
      protocol: "API",
      call: "GET /",
      operation: "",
      status: 200,
      at: DAYS,
    });
    return callers.at(0).length === 0 && callers.latest(0).length === 0;
  },
  "an error that was told"() {
    const tally = new ErrorTally();
    tally.note("error", DAYS);
    return tally.note("error", 0).isNew;
  },
  "the timer of bodies"() {
    const clock = new FakeClock(START);
    const { deadline } = limitsFromNow(clock);
    clock.advance(-DAYS);
    return limitsFromNow(clock).deadline !== deadline;
  },
  async "the timer of those who wait at a terminal"() {
    const clock = new FakeClock(START);
    let timers = 0;
    const timeout = (ms: number) => (timers++, clock.timeout(ms));
    const options = { now: clock.now, timeout, warn() {} };
    const storeTimeout = new StoreTimeout("the test", options);
    await storeTimeout.wait(Promise.resolve());
    clock.advance(-DAYS);
    await storeTimeout.wait(Promise.resolve());
    return timers === 4;
  },
};
