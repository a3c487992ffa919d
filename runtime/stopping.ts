import type { Log } from "../lib/base/log/log.ts";
import type { Core } from "../lib/server/core.ts";
import type { Listener } from "./listen.ts";
import type { StopOptions } from "./stop_on_signal.ts";
import { wait } from "./wait.ts";

/** Milliseconds to write the last bytes at the end. */
const LAST_BYTES = 100;

/** Steps of a stop, from the first refused request to the last line of the log. */
export function stopping(
  core: Core,
  listener: Listener | undefined,
  log: Log,
): StopOptions {
  return {
    async stop() {
      await core.stop();
      await (listener?.close() ?? wait(LAST_BYTES));
      await core.settled();
      core.store.close();
    },
    async report(reason, seconds) {
      log.stopped({ reason, ...core.inFlight.ends(), seconds });
      // Do not wait for the last lines if nobody reads them.
      await Promise.race([log.flush(), wait(LAST_BYTES)]);
    },
    reportError: log.error,
  };
}
