import { page } from "fresh";
import { errorResponse, notFound } from "../lib/api/errors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { define, type State } from "../lib/state.ts";
import { names, prefersMarkdown } from "../lib/http/accept.ts";
import { headerOf } from "../lib/http/header_of.ts";
import { isInApi } from "../lib/endpoint.ts";

/** In the form that was asked for: HTML and Markdown by name, else an ErrorResponse. */
export const handler = define.handlers(({ req, state }) => {
  const { deps, request: { path } } = state;
  if (isInApi(path)) return errorResponse(notFound(path));
  const accept = headerOf(req.headers, "accept");
  if (prefersMarkdown(accept)) {
    return new Response(inMarkdown(deps), {
      status: 404,
      headers: {
        "content-type": "text/markdown; charset=utf-8",
        "cache-control": "no-store",
        "vary": "accept",
      },
    });
  }
  if (!names(accept, "text/html")) {
    return errorResponse(notFound(path));
  }
  const headers = { "cache-control": "no-store", "vary": "accept" };
  return page(undefined, { status: 404, headers });
});

export default define.page(({ state: { site } }) => {
  const { title, why, onward } = site.content.words.notFound;
  return (
    <Article page={{ title, body: `${why} ${onward}` }} staff="concierge" />
  );
});

function inMarkdown({ baseUrl, content: { words } }: State["deps"]): string {
  const { title, why, onwardInMarkdown } = words.notFound;
  const body = onwardInMarkdown.replaceAll("{base_url}", baseUrl);
  return `# ${title}\n\n${why} ${body}`;
}
