import { HttpError, page } from "fresh";
import { errorResponse, OperationError } from "../lib/api/errors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { words } from "../lib/pages/words.ts";
import { define } from "../lib/state.ts";
import { names } from "../lib/http/accept.ts";

/** What went wrong is for the log; the visitor learns only that it is our fault. */
export const handler = define.handlers(({ req, error, state: { deps } }) => {
  const status = error instanceof HttpError ? error.status : 500;
  if (status >= 500) deps.reportError(error);
  if (names(req.headers.get("accept"), "text/html")) {
    return page(undefined, {
      status,
      headers: { "cache-control": "no-store" },
    });
  }
  return errorResponse(
    new OperationError("internal_error", "Cannot answer just now", { status }),
  );
});

export default define.page(({ state: { site } }) => (
  <Article site={site} page={words.error} />
));
