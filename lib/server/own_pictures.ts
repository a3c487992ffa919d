import { type Context, HttpError } from "fresh";
import type { Deps } from "../deps.ts";
import { avatarsOf, type IconPath, ICONS } from "../graphics/addresses.ts";
import type { Avatar } from "../graphics/avatar.ts";
import { avatarPicture, respond } from "../api/mod.ts";
import type { State } from "../state.ts";

/** Serves an icon, drawn at the first request. */
export function serveIcon(path: IconPath) {
  return async (
    { state: { site, request } }: Context<State>,
  ): Promise<Response> => {
    // Loaded on first use: programs request no picture.
    const { drawIcon } = await import("@foyer/graphics");
    const drawn = drawIcon(path, site.content.profile);
    return respond(request, drawn, {
      "content-type": ICONS[path],
      "cache-control": "public, max-age=86400",
      ...(typeof drawn === "string" && { vary: "accept-encoding" }),
    });
  };
}

/** Seconds for which a picture is cached. */
const DAY = 86_400;
/** Seconds for the picture that replaces one of a failed imager. */
const MINUTE = 60;

/** Serves a person on a page, drawn as by `GET /api/v1/room-avatar`. */
export async function serveAvatar(
  { state: { deps, site, request } }: Context<State>,
): Promise<Response> {
  const avatar = avatarsOf(site.content).get(request.endpoint.path);
  if (!avatar) throw new HttpError(404);
  const { png, age } = await drawn(avatar, deps);
  if (age === MINUTE) request.goodUntil = deps.now() + MINUTE * 1_000;
  return respond(request, png, {
    "content-type": "image/png",
    "cache-control": `public, max-age=${age}`,
  });
}

/** A failed imager does not break a page. */
async function drawn(
  avatar: Avatar,
  { imager, reportError }: Pick<Deps, "imager" | "reportError">,
): Promise<{ png: Uint8Array<ArrayBuffer>; age: number }> {
  try {
    return { png: await avatarPicture(avatar, imager), age: DAY };
  } catch (error) {
    reportError(error);
    return { png: await avatarPicture(avatar, null), age: MINUTE };
  }
}
