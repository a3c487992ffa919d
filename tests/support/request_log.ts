import { Log } from "../../lib/base/log/log.ts";

/** A request as the log gets it. */
export const ENTRY = {
  requestId: "a-1",
  method: "GET",
  route: "listWork",
  status: 200,
  ms: 3,
};

/** A log whose lines go where the test wants, when it wants. */
export function logOf(
  format: "json" | "pretty" | "off",
  take: () => Promise<void> = () => Promise.resolve(),
) {
  let text = "";
  let writes = 0;
  let now = Date.parse("2026-11-20T12:00:00Z");
  const log = new Log({
    format,
    now: () => now,
    async write(lines) {
      // A copy, because the bytes are used again.
      const written = new TextDecoder().decode(lines);
      await take();
      text += written;
      writes++;
    },
    soon: () => {},
  });
  return {
    log,
    lines: () => text.split("\n").filter((line) => line !== ""),
    writes: () => writes,
    advance: (milliseconds: number) => now += milliseconds,
  };
}
