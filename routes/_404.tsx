import { page } from "fresh";
import { errorResponse, notFound } from "../lib/api/errors.ts";
import { define } from "../lib/state.ts";
import { names, prefersMarkdown } from "../lib/http/accept.ts";
import { isInApi } from "../lib/endpoints.ts";

const WORDS = "The address may be mistyped, or what was here has gone.";

/** In the form that was asked for: HTML and Markdown by name, else an ErrorResponse. */
export const handler = define.handlers(({ req, state }) => {
  const { deps, request: { path } } = state;
  if (isInApi(path)) return errorResponse(notFound(path));
  const accept = req.headers.get("accept");
  if (prefersMarkdown(accept)) {
    return new Response(inMarkdown(deps.baseUrl), {
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

export default define.page(function NotFound() {
  return (
    <article class="prose">
      <h1>Nothing here</h1>
      <p>
        {WORDS} <a href="/">Home</a>{" "}
        and the menu lead to everything that there is; so do the{" "}
        <a href="/sitemap.md">sitemap</a> and, for programs,{" "}
        <a href="/llms.txt">llms.txt</a>.
      </p>
    </article>
  );
});

function inMarkdown(baseUrl: string): string {
  return [
    "# Nothing here",
    `${WORDS} What there is:`,
    [
      `- [Home](${baseUrl}/index.md)`,
      `- [Index for language models](${baseUrl}/llms.txt)`,
      `- [Sitemap](${baseUrl}/sitemap.md)`,
    ].join("\n") + "\n",
  ].join("\n\n");
}
