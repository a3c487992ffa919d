import { z } from "zod";
import { REVISIONS } from "./identity.ts";
import { CODE } from "./json_rpc.ts";

const Refused = z.looseObject({
  error: z.looseObject({
    code: z.literal(CODE.unsupported_version),
    data: z.looseObject({}),
  }),
});

const Discovered = z.looseObject({
  result: z.looseObject({ supportedVersions: z.array(z.string()) }),
});

/**
 * An answer that names every revision that is served: the SDK names those of
 * 2026 alone, in the error for an unknown one and to `server/discover`.
 */
export function withEveryRevision(answer: unknown): unknown {
  const refused = Refused.safeParse(answer).data;
  if (refused) {
    const data = { ...refused.error.data, supported: REVISIONS };
    return { ...refused, error: { ...refused.error, data } };
  }
  const discovered = Discovered.safeParse(answer).data;
  if (!discovered) return answer;
  const result = { ...discovered.result, supportedVersions: REVISIONS };
  return { ...discovered, result };
}
