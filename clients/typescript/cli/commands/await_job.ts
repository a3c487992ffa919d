import type { Foyer } from "../../foyer.ts";
import { retryAfterOf } from "../../retry_after.ts";
import type { CommandContext } from "../command.ts";
import { Failure } from "../failure.ts";
import { cellOf, memberOf } from "../table/value.ts";

/** In seconds. A site that asks for more is called again then. */
const LONGEST_WAIT = 60;
/** Longest wait if the site asks for none: 1, 2, 4 … seconds. */
const LONGEST_OWN_WAIT = 10;

/** Milliseconds for which a site keeps a job. */
const LIFETIME = 3_600_000;

const FAULT = { hint: "Report this to the owner of the site" };

/** Waits for the result of a job. Throws Failure if the job fails or expires. */
export async function awaitJob(
  accepted: unknown,
  foyer: Foyer,
  { timing }: Pick<CommandContext, "timing">,
): Promise<unknown> {
  const id = cellOf(memberOf(accepted, "id"));
  if (!isId(id)) {
    throw new Failure("The site returned a job without an id", FAULT);
  }
  const end = timing.now() + LIFETIME;
  for (let tries = 0; timing.now() < end; tries++) {
    const { data: job, ...response } = await foyer.getJob(id).withResponse();
    const state = cellOf(memberOf(job, "status"));
    if (state === "succeeded") return memberOf(job, "result");
    if (state !== "accepted") throw failureOfJob(job, state);
    const asked = retryAfterOf(response, timing.now());
    const own = Math.min(2 ** tries, LONGEST_OWN_WAIT);
    const wait = Math.min(asked ?? own, LONGEST_WAIT);
    // A site that always asks for 0 seconds must not be called without a pause.
    await timing.sleep(Math.max(wait, 1) * 1000, undefined, "the job runs");
  }
  throw new Failure("The job did not finish within an hour", {
    hint: "Submit the batch again",
  });
}

/** True for a valid path segment. The client would throw an argument error for others. */
function isId(id: string): boolean {
  return !/^\.{0,2}$/.test(id);
}

function failureOfJob(job: unknown, state: string): Failure {
  const reason = cellOf(memberOf(job, "error"));
  return new Failure(reason || `The job ended as "${state}"`, {
    code: cellOf(memberOf(job, "code")) || "unknown",
  });
}
