import { errorResponse, internalError, OperationError } from "../../errors.ts";
import type { Deps } from "../../deps.ts";
import type { Middleware } from "./middleware.ts";

/** Turns errors into responses. The log gets the details, the client only the code. */
export function catchErrors(
  { reportError }: Pick<Deps, "reportError">,
): Middleware {
  function answer(error: unknown): Response {
    if (error instanceof OperationError) return errorResponse(error);
    reportError(error);
    return errorResponse(internalError());
  }
  return (next) => (info) => {
    try {
      const response = next(info);
      return response instanceof Response ? response : response.catch(answer);
    } catch (error) {
      return answer(error);
    }
  };
}
