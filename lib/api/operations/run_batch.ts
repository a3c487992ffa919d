import * as z from "zod";
import examples from "./examples.json" with { type: "json" };
import { OperationError } from "../../errors.ts";
import { issueJobId } from "../tokens/job_id.ts";
import { defineOperation, ok, type OperationReply } from "../../operation.ts";
import type { Deps } from "../../deps.ts";
import { MAX_HEADER } from "../../base/http/header_of.ts";
import { prefers } from "../../base/http/prefer.ts";
import { BatchItem, BatchResponse, OPERATION_IDS, runItems } from "./batch.ts";

const BatchRequest = z.object({
  requests: z.array(BatchItem, "expected a list of 1 to 10 requests")
    .min(1, "expected at least one request")
    .max(10, "expected at most 10 requests")
    .describe("What to run, in this order"),
}).meta({
  id: "BatchRequest",
  description: "Reads without arguments to run in one request",
});

export const AcceptedJob = z.object({
  id: z.string().describe("The job id, which carries the batch itself"),
  status: z.literal("accepted"),
  status_url: z.string().describe("Where to get the result"),
  expires_at: z.iso.datetime().describe("An hour from now"),
}).meta({ id: "AcceptedJob", description: "A batch that waits to be fetched" });
export type AcceptedJob = z.output<typeof AcceptedJob>;

const HOUR = 3_600;

export const runBatch = defineOperation({
  id: "runBatch",
  method: "POST",
  path: "/api/v1/batch",
  tag: "batch",
  summary: "Run several reads at once",
  description:
    "Runs up to ten reads without arguments. Results come in request order, each with its own status; one that fails does not fail the others. With `Prefer: respond-async` the answer is 202 and a job to fetch, for which nothing is stored. In a job, ids of at most 147 UTF-8 bytes always fit.",
  request: {
    headers: z.object({
      // A longer header counts as absent.
      prefer: z.string().max(MAX_HEADER).optional().catch(undefined)
        .describe("`respond-async` (RFC 7240); others are ignored"),
    }),
    body: BatchRequest,
    examples: examples.runBatch.requests,
  },
  responses: {
    200: {
      description: "The results in request order",
      schema: BatchResponse,
      examples: examples.runBatch.results,
    },
    202: {
      description: "The batch runs whenever the job is fetched",
      schema: AcceptedJob,
      examples: examples.runBatch.jobs,
      headers: {
        "Location": { description: "The full URL of the job", schema: z.url() },
        "Preference-Applied": {
          description: "That the preference was honoured",
          schema: z.literal("respond-async"),
        },
      },
      links: {
        job: {
          operationId: "getJob",
          parameters: { id: "$response.body#/id" },
          description: "The result of the batch",
        },
      },
    },
  },
  errors: ["invalid_body"],
  cacheControl: "no-store",
  async run(
    { body: { requests }, headers },
    deps,
  ): Promise<OperationReply<BatchResponse | AcceptedJob>> {
    if (prefers(headers.prefer ?? null, "respond-async")) {
      return await accept(requests, deps);
    }
    return ok(await runItems(requests, deps), { vary: "prefer" });
  },
});

async function accept(requests: BatchItem[], deps: Deps) {
  const expiresAt = Math.floor(deps.now() / 1000) + HOUR;
  const items = requests.map(({ id, operationId }) => ({
    id,
    operation: OPERATION_IDS.indexOf(operationId),
  }));
  const id = await issueJobId(deps.keys, { items, expiresAt });
  if (id === null) throw tooLong();
  const status_url = `/api/v1/jobs/${id}`;
  const job: AcceptedJob = {
    id,
    status: "accepted",
    status_url,
    expires_at: new Date(expiresAt * 1000).toISOString(),
  };
  const headers = {
    location: deps.baseUrl + status_url,
    "preference-applied": "respond-async",
    vary: "prefer",
  };
  return { status: 202, body: job, headers };
}

function tooLong(): OperationError {
  return new OperationError(
    "invalid_body",
    "Cannot fit the batch into a job id: expected shorter ids",
    { hint: "Use ids of at most 147 UTF-8 bytes, or send no Prefer" },
  );
}
