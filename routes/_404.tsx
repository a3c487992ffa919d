import type { Context } from "fresh";
import { errorResponse, notFound } from "../lib/errors.ts";
import { twinPath } from "../lib/content/page_meta.ts";
import { isInApi } from "../lib/endpoint.ts";
import { names, prefersMarkdown } from "../lib/base/http/accept.ts";
import { echo } from "../lib/base/http/echo.ts";
import { headerOf } from "../lib/base/http/header_of.ts";
import { codeSpan, escapeWords } from "../lib/base/markdown/escape_markdown.ts";
import { NotFound } from "../lib/ui/not_found/NotFound.tsx";
import { jsonOf } from "../lib/ui/not_found/ErrorJson.tsx";
import { fillPage, slot } from "../lib/ui/page_template.ts";
import { define, type State } from "../lib/state.ts";
import { fill } from "../lib/base/words/fill.ts";

/** In the form that was asked for: HTML and Markdown by name, else an ErrorResponse. */
export const handler = define.handlers(async (context) => {
  const { req, state } = context;
  const { request: { path }, nearestPath } = state;
  const meant = nearestPath(path);
  const accept = headerOf(req.headers, "accept");
  const isForPeople = !isInApi(path);
  if (isForPeople && prefersMarkdown(accept)) {
    return answer(inMarkdown(state, meant), "text/markdown");
  }
  if (isForPeople && names(accept, "text/html")) {
    return answer(await inHtml(context, meant), "text/html");
  }
  return errorResponse(notFound(path, meant));
});

function answer(text: string, type: "text/markdown" | "text/html"): Response {
  return new Response(text, {
    status: 404,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "vary": "accept",
    },
  });
}

function inHtml(context: Context<State>, meant?: string): Promise<string> {
  const { site, request: { path } } = context.state;
  const near = pageAt(meant, site);
  const named = { ...near, path: slot("meant"), title: slot("title") };
  const error = notFound(path, meant);
  return fillPage({
    site,
    key: meant ? `404_with_near_path_${near?.language}` : "404",
    render: () =>
      context.render(
        <NotFound
          asked={slot("asked")}
          meant={meant ? named : undefined}
          error={error}
          json={slot("json")}
        />,
      ),
    texts: {
      asked: echo(path),
      meant: meant ?? "",
      title: near?.title ?? meant ?? "",
      json: jsonOf(error),
    },
  });
}

function inMarkdown({ site, request }: State, meant?: string): string {
  const { content: { words: { notFound } }, urlOf } = site;
  const onward = notFound.onwardInMarkdown
    .replaceAll(/\{base_url\}(\/[\w.-]*)/g, (_, path: string) => urlOf(path));
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
function linkTo(path: string, site: State["site"]): string {
  const page = pageAt(path, site);
  return page
    ? `[${escapeWords(page.title)}](${site.urlOf(twinPath(page.path))})`
    : `<${site.baseUrl}${path}>`;
}

/** The page with a path that was requested, in the language of the site. */
function pageAt(path: string | undefined, { linked, pathOf }: State["site"]) {
  return linked.find((page) => pathOf(page.path) === path);
}
