import { HttpError, page } from "fresh";
import { Head } from "fresh/runtime";
import { errorResponse, internalError, OperationError } from "../lib/errors.ts";
import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { ErrorJson, jsonOf } from "../lib/ui/not_found/ErrorJson.tsx";
import { define } from "../lib/state.ts";
import { names } from "../lib/base/http/accept.ts";
import { headerOf } from "../lib/base/http/header_of.ts";

/**
 * What went wrong is for the log; the visitor learns only that it is our fault:
 * in HTML where a page was asked for as such, else in an ErrorResponse.
 */
export const handler = define.handlers(({ error, state }) => {
  const { deps, request: { request, endpoint } } = state;
  // It has an answer of its own, such as that of a wrong question or a rate limit.
  if (error instanceof OperationError) return errorResponse(error);
  const status = error instanceof HttpError ? error.status : 500;
  if (status >= 500) deps.reportError(error);
  const isShown = endpoint.kind === "page" &&
    names(headerOf(request.headers, "accept"), "text/html");
  if (isShown) {
    const headers = { "cache-control": "no-store" };
    return page({ status }, { status, headers });
  }
  return errorResponse(internalError(status));
});

export default define.page<typeof handler>(({ data, state }) => {
  const words = state.site.content.words.error;
  const error = internalError(data.status);
  return (
    <Article
      page={words}
      machine={<code class="m">{error.status} {error.code}</code>}
      anchors={[ANCHORS.toProgram]}
    >
      <Head>
        <title>{words.title}</title>
      </Head>
      <ErrorJson json={jsonOf(error)} />
    </Article>
  );
});
