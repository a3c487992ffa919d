import type { AcceptedJob, BatchOperationId } from "../../types.ts";
import type { Command } from "../command.ts";
import type { Settings } from "../option.ts";
import { namesOf, type Shape } from "../table/shape.ts";
import { UsageError } from "../usage_error.ts";
import { awaitJob } from "./await_job.ts";
import { BATCH_RESULT } from "./batch_result.ts";

const BATCHABLE = namesOf<Record<BatchOperationId, unknown>>({
  getStats: true,
  getCodehostContributions: true,
  npcChatHealth: true,
});

const JOB: Shape = {
  fields: namesOf<AcceptedJob>({
    id: true,
    status: true,
    status_url: true,
    expires_at: true,
  }),
};

export const batch: Command = {
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
  answer: (settings: Settings) =>
    settings.async ? JOB : { list: ["results"], ...BATCH_RESULT },
  async run(context) {
    const { foyer, operands, settings } = context;
    const requests = operands.map((operationId) => ({ operationId }));
    if (!settings.async && !settings.wait) {
      return await foyer.runBatch(requests);
    }
    if (!settings.wait) return await foyer.submitBatch(requests);
    if (settings.async) {
      throw new UsageError(
        "Cannot use --wait with --async",
        "Leave out one of the two",
      );
    }
    return await awaitJob(await foyer.submitBatch(requests), foyer, context);
  },
};
