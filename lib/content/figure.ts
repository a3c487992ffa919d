import { imageAddress } from "./anchors.ts";

/** Parts such as `hd-180-1`, joined by dots: type, set and colours. */
export const FIGURE =
  /^[a-z]{2}-[0-9]{1,8}(?:-[0-9]{0,8}){0,4}(?:\.[a-z]{2}-[0-9]{1,8}(?:-[0-9]{0,8}){0,4}){0,24}$/;

/** Characters. */
export const MAX_FIGURE = 512;

export interface FigurePart {
  /** Two letters: `hd` head, `hr` hair, `ch` shirt, `lg` legs, `sh` shoes … */
  type: string;
  setId: number;
  /** An empty number is null. */
  colours: (number | null)[];
}

export function figureParts(figure: string): FigurePart[] {
  return figure.split(".").map((part) => {
    const [type = "", setId, ...colours] = part.split("-");
    return {
      type,
      setId: Number(setId),
      colours: colours.map((colour) => colour === "" ? null : Number(colour)),
    };
  });
}

/** Covers the whole figure, so that parts without a drawing count too. */
export function figureHash(figure: string): number {
  let hash = 0x811c9dc5; // FNV-1a, then the finish of MurmurHash3
  for (let i = 0; i < figure.length; i++) {
    hash = Math.imul(hash ^ figure.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The picture of the owner for programs. Pages use other addresses, which count in no
 * rate window: see `lib/graphics/addresses.ts`.
 */
export function portraitPath(
  { photo, figure }: { photo?: { file: string }; figure?: string },
): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  return figure && figurePath(figure);
}

/** The API call for a large figure from the front. */
export function figurePath(figure: string): string {
  const query = new URLSearchParams({ figure, direction: "3", size: "l" });
  return `/api/v1/room-avatar?${query}`;
}
