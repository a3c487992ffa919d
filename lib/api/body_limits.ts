import type { Deps } from "../deps.ts";
import type { BodyLimits } from "../http/text_body.ts";

const MAX_BODY = 1024 * 1024;
const READ_WITHIN = 10_000;

/** The limits of a body that starts to arrive now. */
export function limitsFromNow({ timeout }: Pick<Deps, "timeout">): BodyLimits {
  return { size: MAX_BODY, deadline: timeout(READ_WITHIN) };
}
