import * as z from "zod";
import { cut, MAX_NAME } from "../../base/text/code_points.ts";
import type { Deps } from "../../deps.ts";
import { REVISIONS } from "./identity.ts";
import { CODE } from "./json_rpc.ts";

export type Sdk = typeof import("@modelcontextprotocol/server");

const UnsupportedVersion = z.looseObject({
  error: z.looseObject({
    code: z.literal(CODE.unsupported_version),
    data: z.looseObject({}),
  }),
});

const Discovered = z.looseObject({
  result: z.looseObject({ supportedVersions: z.array(z.string()) }),
});

/**
 * Lists all supported revisions. The SDK lists only those of 2026, in the error
 * for an unknown revision and in the result of `server/discover`.
 */
export function withAllRevisions(answer: unknown): unknown {
  const refused = UnsupportedVersion.safeParse(answer).data;
  if (refused) {
    const data = { ...refused.error.data, supported: REVISIONS };
    return { ...refused, error: { ...refused.error, data } };
  }
  const discovered = Discovered.safeParse(answer).data;
  if (!discovered) return answer;
  const result = { ...discovered.result, supportedVersions: REVISIONS };
  return { ...discovered, result };
}

const Failed = z.looseObject({
  error: z.looseObject({ code: z.int(), message: z.string() }),
});

/** Issues of zod, which the SDK puts into the message as JSON. */
const Issues = z.tuple([
  z.looseObject({
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string(),
  }),
], z.unknown());

/**
 * Rewrites errors of the SDK. It reports invalid parameters as an internal error
 * with all issues, and discloses the message of a real internal error.
 */
export function errorsForClients(
  { reportError }: Pick<Deps, "reportError">,
): (answer: unknown) => unknown {
  return (answer) => {
    const failed = Failed.safeParse(answer).data;
    if (!failed) return answer;
    const error = { ...failed.error };
    const [issue] = issuesIn(error.message);
    if (issue) {
      const where = cut(issue.path.join("."), MAX_NAME) || "params";
      const problem = issue.message.replace(/^Invalid input: /, "");
      error.message = `Cannot read "${where}": ${problem}`;
      error.code = CODE.invalid_params;
    } else if (error.code === CODE.internal_error) {
      reportError(new Error(`MCP: ${error.message}`));
      error.message = "The server failed. Send the request again later";
    }
    error.message = cut(error.message, MAX_NAME);
    return { ...failed, error };
  };
}

function issuesIn(message: string) {
  try {
    return Issues.parse(JSON.parse(message.replace(/^[^[]*/, "")));
  } catch {
    return [];
  }
}
