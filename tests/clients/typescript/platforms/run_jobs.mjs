// Runs rows of the table: a list of { row, baseUrl } gives one of
// { outcome, waits }. It imports nothing, so that every platform can run it.

/** One after the other: side by side they would be late for their time limits. */
export async function runJobs(jobs, { Foyer, drive, REASON }) {
  const results = [];
  for (const job of jobs) results.push(await run(job));
  return results;

  async function run({ row, baseUrl }) {
    const controller = new AbortController();
    if (row.abort === "before") controller.abort(REASON);
    const { timing, waits } = timingOf(row, () => controller.abort(REASON));
    const foyer = new Foyer({ baseUrl, ...row.options }, timing);
    const outcome = await drive(row, foyer, { signal: controller.signal });
    return { outcome, waits };
  }
}

/** Time that passes in waits alone. */
function timingOf(row, abort) {
  const waits = [];
  let now = Date.parse(row.now ?? "2026-11-20T12:00:00Z");
  const timing = {
    now: () => now,
    random: () => row.random ?? 0,
    sleep(milliseconds, signal) {
      waits.push(milliseconds / 1000);
      now += milliseconds;
      if (row.abort === "wait") abort();
      return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve();
    },
  };
  return { timing, waits };
}
