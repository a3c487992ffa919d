import { type Context, HttpError } from "fresh";
import { CLIENT_PACKAGES, respond } from "../api/mod.ts";
import type { State } from "../state.ts";

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
