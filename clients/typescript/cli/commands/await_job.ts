import type { Foyer } from "../../foyer.ts";
import { retryAfterOf } from "../../retry_after.ts";
import type { Scene } from "../command.ts";
import { Failure } from "../failure.ts";
import { cellOf, memberOf } from "../table/value.ts";

/** In seconds, whatever the site asks for. */
const LONGEST_WAIT = 60;
/** Where it does not ask: 1, 2, 4 … up to so many. */
const LONGEST_OWN_WAIT = 10;

/** The result of a job, as soon as it is done; throws Failure where it fails. */
export async function awaitJob(
  id: string,
  foyer: Foyer,
  { timing }: Pick<Scene, "timing">,
): Promise<unknown> {
  for (let tries = 0;; tries++) {
    const { data: job, ...response } = await foyer.getJob(id).withResponse();
    const state = cellOf(memberOf(job, "status"));
    if (state === "succeeded") return memberOf(job, "result");
    if (state !== "accepted") throw failureOf(job, state);
    const asked = retryAfterOf(response, timing.now());
    const own = Math.min(2 ** tries, LONGEST_OWN_WAIT);
    const wait = Math.min(asked ?? own, LONGEST_WAIT);
    // A site that always asks for 0 seconds must not be called without a pause.
    await timing.sleep(Math.max(wait, 1) * 1000, undefined, "the job runs");
  }
}

function failureOf(job: unknown, state: string): Failure {
  const said = cellOf(memberOf(job, "error"));
  return new Failure(said || `The job ended as "${state}"`, {
    code: cellOf(memberOf(job, "code")) || "unknown",
  });
}
