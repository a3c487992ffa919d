import type { Context } from "fresh";
import { Representation } from "./http/representation.ts";
import { type IconPath, ICONS } from "./pictures/addresses.ts";
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
