// deno-lint-ignore-file no-console -- its output is what the test reads
// A process whose stop hangs, and which says how long ago its signal came.
import { stopOnSignal } from "../../runtime/stop_on_signal.ts";

/** Seconds at which it still says so, if it is still there. */
const LOOKS = [4, 7];

stopOnSignal({
  stop() {
    for (const seconds of LOOKS) {
      // Real time, as the limit of the stop: both are timers of one process.
      setTimeout(() => console.log(seconds), seconds * 1000);
    }
    return new Promise(() => {});
  },
  report: () => Promise.resolve(),
  reportError: console.error,
});
setInterval(() => {}, 60_000);
console.log("ready");
