import { digestOf } from "../base/http/digest.ts";
import type { Content } from "../content/content.ts";
import { figureOf } from "../content/figure.ts";
import { twinPath } from "../content/page_meta.ts";
import { type Avatar, EDITION } from "./avatar.ts";

export const ICONS = {
  "/icon.svg": "image/svg+xml",
  "/favicon.ico": "image/vnd.microsoft.icon",
  "/icon-192.png": "image/png",
  "/icon-512.png": "image/png",
  "/icon-maskable.png": "image/png",
  "/apple-touch-icon.png": "image/png",
} as const;
export type IconPath = keyof typeof ICONS;

/** Pixels of a preview: the size that the Open Graph shows large. */
export const PREVIEW = { width: 1200, height: 630 };

/** Address of the preview of a page: `/previews/about.png`. */
export function previewPath(path: string): string {
  return `/previews${twinPath(path).replace(/\.md$/, ".png")}`;
}

/** Fonts of the résumé: family, subset and weight, in the order in which letters choose. */
export const FONT_FILES = [
  ...["latin", "latin-ext", "vietnamese"].map((each) => `recursive-${each}`),
  ...["greek", "cyrillic", "cyrillic-ext"].map((set) => `ibm-plex-sans-${set}`),
].flatMap((font) => [400, 500, 600].map((weight) => `${font}-${weight}`));

type Pose = Pick<Avatar, "direction"> & Partial<Avatar>;

/** Poses on pages, in the terms of `GET /api/v1/room-avatar`. */
const STANCES = {
  front: { direction: 3 },
  right: { direction: 2 },
  left: { direction: 4 },
  away: { direction: 7 },
  surprised: { direction: 4, gesture: "srp" },
  waving: { direction: 3, action: "wav" },
  "right-speaking": { direction: 2, gesture: "spk" },
  "left-speaking": { direction: 4, gesture: "spk" },
  "right-waving": { direction: 2, action: "wav" },
  "right-waving-1": { direction: 2, action: "wav", frame: 1 },
  "right-waving-2": { direction: 2, action: "wav", frame: 2 },
  "right-waving-3": { direction: 2, action: "wav", frame: 3 },
  "right-sad": { direction: 2, gesture: "sad" },
  "left-sad": { direction: 4, gesture: "sad" },
} satisfies Record<string, Pose>;
export type Stance = keyof typeof STANCES;

/** A person whom pages show. */
export interface Character {
  /** `owner`, or the id of a person in the room. */
  id: string;
  figure: string;
  /** Large by default. */
  size?: Avatar["size"];
}

/** The person in the examples of the API. */
export const EXAMPLE: Character = {
  id: "somebody",
  figure: "hd-180-1.hr-100-61.ch-210-66.lg-270-82",
  size: "n",
};

/** The visitor in the room, until they choose how they look. */
export const VISITOR: Character = {
  id: "visitor",
  figure: "hd-180-0.hr-0-4.ch-5-1-7.lg-0-0.sh-0-1.he-2-2",
};

/** The owner as drawn: their own figure, else one of their name. */
export function ownerCharacter(
  { figure, name }: Pick<Content["profile"], "figure" | "name">,
): Character {
  return { id: "owner", figure: figure ?? figureOf(name) };
}

/** All avatars of pages by path, such as `/avatars/owner-waving.png`. */
export function avatarsOf(
  { profile, npcs }: Pick<Content, "profile" | "npcs">,
): Map<string, Avatar> {
  const people = [ownerCharacter(profile), npcs, EXAMPLE, VISITOR].flat();
  return new Map(
    people.flatMap((person) =>
      Object.entries(STANCES).map(([stance, pose]) => [
        avatarPath(person, stance),
        avatarOf(person, pose),
      ])
    ),
  );
}

/** Address of a picture. A picture that is drawn differently has another address. */
export function avatarAddress(
  person: Character,
  stance: Stance,
  edition = EDITION,
): string {
  const avatar = avatarOf(person, STANCES[stance]);
  return `${avatarPath(person, stance)}?v=${versionOf(avatar, edition)}`;
}

/** Version of a picture in its address, of all that it shows. */
export function versionOf(shown: unknown, edition = EDITION): string {
  const bytes = new TextEncoder().encode(JSON.stringify([shown, edition]));
  return digestOf(bytes).slice(0, 8);
}

function avatarPath({ id }: Character, stance: string): string {
  return `/avatars/${id}-${stance}.png`;
}

/** A person in a pose, with what the pose leaves open. */
export function avatarOf(
  { figure, size = "l" }: Omit<Character, "id">,
  pose: Pose,
): Avatar {
  return {
    figure,
    size,
    headDirection: pose.direction,
    gesture: "nrm",
    action: "std",
    frame: 0,
    ...pose,
  };
}
