import { prefersMarkdown } from "../../base/http/accept.ts";
import { headerOf } from "../../base/http/header_of.ts";
import { CONTROLS } from "../../base/markdown/escape_html.ts";
import { highlightCode } from "../../base/markdown/highlight_code.ts";
import { withoutBody } from "../../base/http/without_body.ts";
import { type PageMeta, twinPath } from "../../content/page_meta.ts";
import { neighbourLinks, respond } from "../../api/mod.ts";
import type { RequestInfo } from "../../request_info.ts";
import type { Endpoint } from "../../endpoint.ts";
import type { Site } from "../../site.ts";
import type { TwinReader } from "../../state.ts";
import type { Handle, Middleware } from "./middleware.ts";

/** The language of a page. */
interface Written {
  site: Pick<Site, "pathOf" | "urlOf">;
  twins: Pick<TwinReader, "get">;
}

/** Serves a page as HTML, or as Markdown by suffix or Accept. */
export function pageForms(
  editionOf: (endpoint: Endpoint) => Written,
): Middleware {
  async function twin(info: RequestInfo, page: PageMeta, headers?: HeaderInit) {
    const { twins, site } = editionOf(info.endpoint);
    const { text, tokens } = await twins.get(page);
    const own = { ...MARKDOWN, "x-markdown-tokens": String(tokens) };
    return respond(info, text, { ...own, ...headers ?? alone(page, site) });
  }

  return (next) => (info) => {
    const { page, kind } = info.endpoint;
    // Endpoints of programs also have a page for people.
    if (kind === "service" && info.request.method !== "POST") {
      return html(info, next);
    }
    if (!page) return kind === "page" ? html(info, next) : next(info);
    if (kind === "twin") return twin(info, page);
    return prefersMarkdown(headerOf(info.request.headers, "accept"))
      ? twin(info, page, NEGOTIATED)
      : html(info, next);
  };
}

type HeaderInit = Record<string, string>;

const MARKDOWN = { "content-type": "text/markdown; charset=utf-8" };

async function html(info: RequestInfo, next: Handle): Promise<Response> {
  const rendered = await next(info);
  const policy = rendered.headers.get("content-security-policy");
  // Only pages are cached. To compress a refusal would cost more than to render it.
  if (!rendered.ok || policy === null || info.refusal) {
    const isHead = info.request.method === "HEAD";
    return isHead ? await withoutBody(rendered) : rendered;
  }
  const page = await highlightCode(await rendered.text());
  const { asks, page: meta } = info.endpoint;
  const own = meta ? {} : Object.fromEntries(rendered.headers);
  return respond(info, page.replaceAll(CONTROLS, ""), {
    ...NEGOTIATED,
    ...asks === undefined ? {} : ONE_PERSONS,
    ...own,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
  });
}

// One URL with two forms: shared caches must not store it. A private cache
// revalidates by an ETag that only one form has.
const NEGOTIATED = {
  "cache-control": "private, no-cache",
  "vary": "accept, accept-encoding",
};

/** A page with the question of a visitor. */
const ONE_PERSONS = { "cache-control": "no-store" };

/** The URL of a twin has one form, so any cache may store it. */
function alone(page: PageMeta, { pathOf, urlOf }: Written["site"]): HeaderInit {
  const links = [
    `<${urlOf(page.path)}>; rel="canonical"`,
    ...neighbourLinks(page, (path) => pathOf(twinPath(path))),
  ];
  return {
    "cache-control": "public, max-age=300",
    "cdn-cache-control": "no-store",
    "vary": "accept-encoding",
    "link": links.join(", "),
  };
}
