import { type Context, HttpError } from "fresh";
import { SVG, THEME } from "../content/mod.ts";
import { CLIENT_PACKAGES, respond } from "../api/mod.ts";
import type { State } from "../state.ts";

// Files of the owner. Only files that the content names have an endpoint, so
// that no request path reaches the disk.

export function serveImage(context: Context<State>): Promise<Response> {
  const { site, request: { path } } = context.state;
  const image = site.imageAt(path);
  if (!image) throw new HttpError(404);
  return serve(context, image.path, {
    "content-type": image.mediaType,
    ...image.mediaType === SVG && OF_SVG,
  });
}

/** A drawing that is opened by itself runs nothing, and keeps its own styles. */
const OF_SVG = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "vary": "accept-encoding",
};

/** The theme, which follows the style sheet of the site. */
export function serveTheme(context: Context<State>): Promise<Response> {
  if (!context.state.site.content.theme) throw new HttpError(404);
  return serve(context, THEME, {
    "content-type": "text/css; charset=utf-8",
    "vary": "accept-encoding",
  });
}

export function serveRobe(context: Context<State>) {
  const { site: { content }, request } = context.state;
  return respond(request, JSON.stringify(content.words.room.robe), {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
    "vary": "accept-encoding",
  });
}

async function serve(
  { state: { deps, request } }: Context<State>,
  path: string,
  headers: Record<string, string>,
): Promise<Response> {
  const bytes = await deps.readContentFile(path);
  return respond(request, bytes, {
    "cache-control": "public, max-age=300",
    ...headers,
  });
}

/** Serves a client package whose default address is this site. */
export async function serveClientPackage(
  { state: { deps, site, request } }: Context<State>,
): Promise<Response> {
  const wanted = CLIENT_PACKAGES
    .find(({ path }) => path === request.endpoint.path);
  if (!wanted) throw new HttpError(404);
  const { folder, make, mediaType } = wanted;
  const bytes = await make(deps.readClient(folder), site.baseUrl);
  return respond(request, bytes, {
    "content-type": mediaType,
    "cache-control": "public, max-age=300",
    "cdn-cache-control": "no-store",
  });
}
