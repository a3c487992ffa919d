import type { Context } from "fresh";
import type { Twin } from "../twins/twin.ts";
import { prefersMarkdown } from "../http/accept.ts";
import { keep } from "../http/kept.ts";
import { Representation } from "../http/representation.ts";
import { targetOf } from "../http/target.ts";
import type { State } from "../state.ts";

/**
 * Answers for pages: the Markdown twin by suffix or by Accept, else what the
 * route renders. Both become representations, so each is made only once.
 */
export async function renderPages(context: Context<State>): Promise<Response> {
  const { req: request, state: { site, twins } } = context;
  const { path, search } = targetOf(request.url);
  const twin = site.twinAt(path);
  if (twin) {
    return send(request, twinAlone(await twins.get(twin), site.baseUrl));
  }
  const page = site.pageAt(path);
  if (!page) return withoutSlash(path, search, site.pageAt) ?? context.next();
  if (prefersMarkdown(request.headers.get("accept"))) {
    return send(request, twinByAccept(await twins.get(page)));
  }
  const rendered = await context.next();
  return rendered.ok ? send(request, await html(rendered)) : rendered;
}

interface Made {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

function send(request: Request, { body, headers }: Made): Response {
  const representation = new Representation(body, headers);
  return keep(representation.respond(request), representation);
}

/** At the twin's own URL: the same for everybody, so any cache may have it. */
function twinAlone(twin: Twin, baseUrl: string): Made {
  const { body, headers } = markdown(twin);
  return {
    body,
    headers: {
      ...headers,
      "cache-control": "public, max-age=300",
      "cdn-cache-control": "no-store",
      "vary": "accept-encoding",
      "link": `<${baseUrl}${twin.page.path}>; rel="canonical"`,
    },
  };
}

/** At the page's URL the front door adds the links, to this form and the other. */
function twinByAccept(twin: Twin): Made {
  const { body, headers } = markdown(twin);
  return { body, headers: { ...headers, ...NEGOTIATED } };
}

async function html(response: Response): Promise<Made> {
  return {
    body: await response.bytes(),
    headers: { "content-type": "text/html; charset=utf-8", ...NEGOTIATED },
  };
}

// One URL, two forms: no shared cache may keep either, and a private one asks
// again, with an ETag that only the same form has.
const NEGOTIATED = {
  "cache-control": "private, no-cache",
  "vary": "accept, accept-encoding",
};

function markdown({ text, tokens }: Twin): Made {
  return {
    body: text,
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "x-markdown-tokens": String(tokens),
    },
  };
}

/** A page has one address; the one with a slash behind it only leads there. */
function withoutSlash(
  path: string,
  search: string,
  pageAt: State["site"]["pageAt"],
): Response | undefined {
  const bare = path.slice(0, -1);
  if (!path.endsWith("/") || bare === "/" || !pageAt(bare)) return;
  return new Response(null, {
    status: 308,
    headers: { location: bare + search },
  });
}
