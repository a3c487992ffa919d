// Runs rows of the table on Node, in a project that has the packed package:
// a list of { row, baseUrl } on standard input, one of { outcome, waits } on
// standard output.
import process from "node:process";

// By names in values: Deno, which checks this file too, has neither of them.
const [{ Foyer }, { drive, REASON }] = await Promise.all(
  ["@foyer/client", "./drive.js"].map((name) => import(name)),
);

let text = "";
for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
// One after the other: side by side they would be late for their time limits.
const results = [];
for (const job of JSON.parse(text)) results.push(await run(job));
process.stdout.write(JSON.stringify(results));

async function run({ row, baseUrl }) {
  const controller = new AbortController();
  if (row.abort === "before") controller.abort(REASON);
  const waits = [];
  let now = Date.parse(row.now ?? "2026-11-20T12:00:00Z");
  const timing = {
    now: () => now,
    random: () => row.random ?? 0,
    sleep(milliseconds, signal) {
      waits.push(milliseconds / 1000);
      now += milliseconds;
      if (row.abort === "wait") controller.abort(REASON);
      return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve();
    },
  };
  const foyer = new Foyer({ baseUrl, ...row.options }, timing);
  const outcome = await drive(row, foyer, { signal: controller.signal });
  return { outcome, waits };
}
