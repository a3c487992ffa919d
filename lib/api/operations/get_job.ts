import * as z from "zod";
import examples from "./examples.json" with { type: "json" };
import type { Deps } from "../../deps.ts";
import { OperationError } from "../../errors.ts";
import { type Job as SignedJob, readJobId } from "../tokens/job_id.ts";
import { MAX_TOKEN } from "../tokens/signed_token.ts";
import { defineOperation, ok, type OperationReply } from "../../operation.ts";
import {
  type BatchItem,
  BatchResponse,
  OPERATION_IDS,
  runItems,
} from "./batch.ts";

export const Job = z.object({
  id: z.string().describe("The job id"),
  status: z.literal("succeeded"),
  status_url: z.string().describe("Where this came from"),
  expires_at: z.iso.datetime().describe("Until when it can be fetched"),
  result: BatchResponse,
}).meta({ id: "Job", description: "A finished job" });
export type Job = z.output<typeof Job>;

export const getJob = defineOperation({
  id: "getJob",
  method: "GET",
  path: "/api/v1/jobs/{id}",
  tag: "batch",
  summary: "Result of an asynchronous batch",
  description:
    "Runs the batch that the job id carries, afresh at every call, for one hour after the id was issued.",
  request: {
    params: z.object({
      id: z.string().max(MAX_TOKEN, `expected at most ${MAX_TOKEN} characters`)
        .describe("The id from the 202 answer"),
    }),
    examples: { job: { params: { id: "EGcM" } } },
  },
  responses: {
    200: {
      description: "The finished job",
      schema: Job,
      examples: examples.getJob,
    },
  },
  errors: ["not_found", "job_expired"],
  cacheControl: "no-store",
  async run(
    { params: { id }, isHead },
    deps,
  ): Promise<OperationReply<Job | null>> {
    const job = await readJobId(deps.keys, id, deps.now());
    switch (job.state) {
      case "unknown":
        throw new OperationError(
          "not_found",
          "Cannot find the job: expected an id that this API issued",
          { hint: "Send the id of the 202 response, unchanged" },
        );
      case "expired":
        throw new OperationError(
          "job_expired",
          "The job has expired: expected an id issued within the last hour",
          { hint: "Submit the batch again" },
        );
      case "valid":
        // The headers do not depend on the batch, so HEAD does not run it.
        return ok(isHead ? null : await finish(id, job.job, deps));
    }
  },
});

async function finish(
  id: string,
  { items, expiresAt }: SignedJob,
  deps: Deps,
): Promise<Job> {
  return {
    id,
    status: "succeeded",
    status_url: `/api/v1/jobs/${id}`,
    expires_at: new Date(expiresAt * 1000).toISOString(),
    result: await runItems(requestsOf(items), deps),
  };
}

function requestsOf(items: SignedJob["items"]): BatchItem[] {
  return items.flatMap(({ operation, id }) => {
    const operationId = OPERATION_IDS[operation];
    return operationId === undefined ? [] : [{ id, operationId }];
  });
}
