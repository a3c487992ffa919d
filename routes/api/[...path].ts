import { errorResponse, notFound } from "../../lib/api/errors.ts";
import { targetOf } from "../../lib/http/target.ts";

export const handler = ({ req }: { req: Request }) =>
  errorResponse(notFound(targetOf(req.url).path));
