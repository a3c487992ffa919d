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

/** Shapes and colours that suit each other, whichever of each the name takes. */
const FIGURE_PARTS = [
  ["hd-180-0", "hd-180-1", "hd-180-3", "hd-180-4", "hd-180-6", "hd-180-7"],
  ["hr-0-", "hr-1-", "hr-3-", "hr-4-", "hr-5-", "hr-6-"],
  ["ch-0-3", "ch-2-6", "ch-3-8", "ch-4-1", "ch-5-10", "ch-6-4"],
  ["lg-0-0", "lg-0-2", "lg-1-1", "lg-0-5", "lg-1-7"],
  ["sh-0-1", "sh-1-0", "sh-2-2"],
  ["", "", "", "ea-0-2", "ea-1-2"],
];
const HAIR = 1;
const HAIR_COLOURS = 5;

/** A figure for somebody who chose none: the same name has the same one. */
export function figureOf(name: string, variant = 0): string {
  return FIGURE_PARTS.map((parts, at) => {
    const hash = figureHash(`${name}/${variant}/${at}`);
    const part = parts[hash % parts.length] ?? "";
    return at === HAIR ? part + (hash >>> 8) % HAIR_COLOURS : part;
  }).filter((part) => part !== "").join(".");
}

/** The API call for a large figure from the front. */
export function figurePath(figure: string): string {
  const query = new URLSearchParams({ figure, direction: "3", size: "l" });
  return `/api/v1/room-avatar?${query}`;
}
