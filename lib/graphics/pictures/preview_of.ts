import type { Content } from "../../content/content.ts";
import type { PageMeta } from "../../content/page_meta.ts";

/** Text of a preview, reduced to letters of the typeface. */
export interface Preview {
  title: string;
  /** Below the title. May be empty. */
  lead: string;
  /** The owner's name. Empty if it is the title. */
  name: string;
  /** Without its scheme. */
  address: string;
  /** 0 to 360. */
  hue: number;
  figure?: string;
  /** Reading direction. The person stands where a line begins. */
  direction: "ltr" | "rtl";
}

/** A title that the typeface cannot show is replaced by the name. */
export function previewOf(
  { kind, title }: PageMeta,
  { profile }: Pick<Content, "profile">,
  address: string,
): Preview {
  const { hue, figure, direction, headline } = profile;
  const name = lettered(profile.name);
  const shown = kind === "home" ? "" : lettered(title);
  return {
    title: shown || name,
    lead: kind === "home" ? lettered(headline) : "",
    name: shown && name,
    address: address.replace(/^\w+:\/\//, "").replace(/\/$/, ""),
    hue,
    figure,
    direction,
  };
}

/** Letters of the typeface, which letters.json has outlines of. */
const LETTERS = /^[ -~§×·¡£©¿À-ÖØ-öø-ÿŒœ–—‘’“”•…↓]*$/;

/** Emoji are dropped: text can be read without them. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}]/gu;

/** Empty if the typeface lacks a letter: half a title would be a wrong title. */
export function lettered(text: string): string {
  const shown = text.normalize("NFC")
    .replaceAll(EMOJI, (emoji) => LETTERS.test(emoji) ? emoji : "")
    .replaceAll(/\s+/g, " ").trim();
  return LETTERS.test(shown) ? shown : "";
}
