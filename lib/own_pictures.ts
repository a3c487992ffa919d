import { type Context, HttpError } from "fresh";
import { Representation } from "./http/representation.ts";
import { type IconPath, ICONS, previewPath } from "./pictures/addresses.ts";
import { previewOf } from "./pictures/preview_of.ts";
import type { State } from "./state.ts";

/** The handler of an icon, which is drawn when somebody first wants it. */
export function serveIcon(path: IconPath) {
  return async (
    { req, state: { site, request } }: Context<State>,
  ): Promise<Response> => {
    // Programs look at no picture, and most starts are for them.
    const { DRAW_ICON } = await import("./pictures/draw_icon.ts");
    const drawn = DRAW_ICON[path](site.content.profile);
    request.representation = new Representation(drawn, {
      "content-type": ICONS[path],
      "cache-control": "public, max-age=86400",
      ...(typeof drawn === "string" && { vary: "accept-encoding" }),
    });
    return request.representation.respond(req);
  };
}

/** The picture of a page, for those who show a link to it. */
export async function servePreview(
  { req, state: { site, request } }: Context<State>,
): Promise<Response> {
  const page = site.pages
    .find(({ path }) => previewPath(path) === request.endpoint.path);
  if (!page) throw new HttpError(404);
  const { drawPreview } = await import("./pictures/preview.ts");
  const preview = previewOf(page, site.content, site.baseUrl);
  request.representation = new Representation(drawPreview(preview), {
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
  });
  return request.representation.respond(req);
}
