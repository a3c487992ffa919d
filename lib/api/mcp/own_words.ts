import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { CODE } from "./json_rpc.ts";
import { cut, MAX_NAME } from "../../base/text/code_points.ts";

const Failed = z.looseObject({
  error: z.looseObject({ code: z.int(), message: z.string() }),
});

/** How zod tells of what it could not parse. */
const Issues = z.tuple([
  z.looseObject({
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string(),
  }),
], z.unknown());

/**
 * The errors of the SDK as clients may see them. It calls parameters that it
 * cannot read an internal error and lists all that is wrong with them; and of
 * what really is one it says the inner message.
 */
export function withOwnWords(
  { reportError }: Pick<Deps, "reportError">,
): (answer: unknown) => unknown {
  return (answer) => {
    const failed = Failed.safeParse(answer).data;
    if (!failed) return answer;
    const error = { ...failed.error };
    const [issue] = issuesIn(error.message);
    if (issue) {
      const where = cut(issue.path.join("."), MAX_NAME) || "params";
      error.message = `Cannot read "${where}": ${issue.message}`;
      error.code = CODE.invalid_params;
    } else if (error.code === CODE.internal_error) {
      reportError(new Error(`MCP: ${error.message}`));
      error.message = "Cannot answer just now";
    }
    error.message = cut(error.message, MAX_NAME);
    return { ...failed, error };
  };
}

function issuesIn(message: string) {
  try {
    return Issues.parse(JSON.parse(message));
  } catch {
    return [];
  }
}
