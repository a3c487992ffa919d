import { page } from "fresh";
import { errorResponse, notFound } from "../lib/api/errors.ts";
import { twinPath } from "../lib/content/page_meta.ts";
import { isInApi } from "../lib/endpoint.ts";
import { names, prefersMarkdown } from "../lib/http/accept.ts";
import { echo } from "../lib/http/echo.ts";
import { headerOf } from "../lib/http/header_of.ts";
import { codeSpan, escapeWords } from "../lib/markdown/escape_markdown.ts";
import { NotFound } from "../lib/pages/not_found/NotFound.tsx";
import { define, type State } from "../lib/state.ts";
import { fill } from "../lib/words/fill.ts";

/** In the form that was asked for: HTML and Markdown by name, else an ErrorResponse. */
export const handler = define.handlers(({ req, state }) => {
  const { request: { path }, nearestPath } = state;
  const meant = nearestPath(path);
  const accept = headerOf(req.headers, "accept");
  const isForPeople = !isInApi(path);
  const headers = { "cache-control": "no-store", "vary": "accept" };
  if (isForPeople && prefersMarkdown(accept)) {
    return new Response(inMarkdown(state, meant), {
      status: 404,
      headers: { ...headers, "content-type": "text/markdown; charset=utf-8" },
    });
  }
  if (isForPeople && names(accept, "text/html")) {
    return page({ meant }, { status: 404, headers });
  }
  return errorResponse(notFound(path, meant));
});

export default define.page<typeof handler>(({ data, state }) => (
  <NotFound asked={state.request.path} meant={data.meant} />
));

function inMarkdown({ site, request }: State, meant?: string): string {
  const { baseUrl, content: { words: { notFound } } } = site;
  const onward = notFound.onwardInMarkdown.replaceAll("{base_url}", baseUrl);
  return [
    `# ${notFound.title}`,
    [
      fill(notFound.asked, { path: codeSpan(echo(request.path)) }),
      meant && fill(notFound.meant, { page: linkTo(meant, site) }),
    ].filter(Boolean).join(" "),
    onward,
  ].join("\n\n");
}

/** To what a program reads: of a page its twin. */
function linkTo(path: string, { baseUrl, pageAt }: State["site"]): string {
  const page = pageAt(path);
  return page
    ? `[${escapeWords(page.title)}](${baseUrl}${twinPath(path)})`
    : `<${baseUrl}${path}>`;
}
