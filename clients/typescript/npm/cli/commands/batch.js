import { namesOf } from "../table/shape.js";
import { UsageError } from "../usage_error.js";
import { awaitJob } from "./await_job.js";
import { BATCH_RESULT } from "./batch_result.js";
const BATCHABLE = namesOf({
    getStats: true,
    getCodehostContributions: true,
    npcChatHealth: true,
});
const JOB = {
    fields: namesOf({
        id: true,
        status: true,
        status_url: true,
        expires_at: true,
    }),
};
export const batch = {
    name: "batch",
    operands: ["<operationId>…"],
    options: ["async", "wait"],
    summary: "Several reads in one request",
    examples: [
        "foyer batch getStats npcChatHealth",
        "foyer batch --async getCodehostContributions",
        "foyer batch --wait getStats --table",
    ],
    choices: BATCHABLE,
    answer: (settings) => settings.async ? JOB : { list: ["results"], ...BATCH_RESULT },
    async run(context) {
        const { foyer, operands, settings } = context;
        const requests = operands.map((operationId) => ({ operationId }));
        if (!settings.async && !settings.wait) {
            return await foyer.runBatch(requests);
        }
        if (!settings.wait)
            return await foyer.submitBatch(requests);
        if (settings.async) {
            throw new UsageError("--wait waits for the job: it takes no --async");
        }
        return await awaitJob(await foyer.submitBatch(requests), foyer, context);
    },
};
