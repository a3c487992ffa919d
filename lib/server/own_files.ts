import { type Context, HttpError } from "fresh";
import { THEME } from "../content/mod.ts";
import { respond } from "../api/mod.ts";
import type { State } from "../state.ts";

// Files of the owner. Only files that the content names have an endpoint, so
// that no request path reaches the disk.

export function serveImage(context: Context<State>): Promise<Response> {
  const { site, request: { path } } = context.state;
  const image = site.imageAt(path);
  if (!image) throw new HttpError(404);
  return serve(context, image.path, { "content-type": image.mediaType });
}

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
