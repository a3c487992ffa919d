import type { Avatar } from "../../graphics/avatar/types.ts";
import { turn } from "../../base/time/turns.ts";
import type { AvatarImager } from "./types.ts";

/**
 * The PNG of an avatar: by the imager where there is one, and by our own artist
 * where there is none. Throws an UpstreamError where the imager fails.
 */
export async function avatarPicture(
  avatar: Avatar,
  imager: AvatarImager | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (imager) {
    const { headDirection, ...rest } = avatar;
    return await imager({ ...rest, head_direction: headDirection });
  }
  // The artist is a room of its own, which most starts need not enter.
  const { drawAvatar } = await import("../../graphics/avatar/mod.ts");
  await turn();
  return drawAvatar(avatar);
}
