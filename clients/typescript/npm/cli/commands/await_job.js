import { retryAfterOf } from "../../retry_after.js";
import { Failure } from "../failure.js";
import { cellOf, memberOf } from "../table/value.js";
const LONGEST_WAIT = 60;
const LONGEST_OWN_WAIT = 10;
const LIFETIME = 3_600_000;
export async function awaitJob(accepted, foyer, { timing }) {
    const id = cellOf(memberOf(accepted, "id"));
    if (!isId(id))
        throw new Failure("The site gave the job no id");
    const end = timing.now() + LIFETIME;
    for (let tries = 0; timing.now() < end; tries++) {
        const { data: job, ...response } = await foyer.getJob(id).withResponse();
        const state = cellOf(memberOf(job, "status"));
        if (state === "succeeded")
            return memberOf(job, "result");
        if (state !== "accepted")
            throw failureOfJob(job, state);
        const asked = retryAfterOf(response, timing.now());
        const own = Math.min(2 ** tries, LONGEST_OWN_WAIT);
        const wait = Math.min(asked ?? own, LONGEST_WAIT);
        await timing.sleep(Math.max(wait, 1) * 1000, undefined, "the job runs");
    }
    throw new Failure("The job is not done after an hour");
}
function isId(id) {
    return !/^\.{0,2}$/.test(id);
}
function failureOfJob(job, state) {
    const said = cellOf(memberOf(job, "error"));
    return new Failure(said || `The job ended as "${state}"`, {
        code: cellOf(memberOf(job, "code")) || "unknown",
    });
}
