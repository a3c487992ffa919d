import type { Content } from "../../content/content.ts";
import type { PageMeta } from "../../content/page_meta.ts";
import { lettered } from "./lettered.ts";

/** What the picture of a page shows, in letters that the typeface has. */
export interface Preview {
  title: string;
  /** What is said below the title, or nothing. */
  lead: string;
  /** Whose page it is, or nothing where the title says so. */
  name: string;
  /** Without its scheme. */
  address: string;
  /** 0 to 360. */
  hue: number;
  figure?: string;
  /** Which way the page is read: the person stands where it begins. */
  direction: "ltr" | "rtl";
}

/** A title that cannot be shown gives way to the name. */
export function previewOf(
  { kind, path, title }: PageMeta,
  { profile }: Pick<Content, "profile">,
  baseUrl: string,
): Preview {
  const { hue, figure, direction, headline } = profile;
  const name = lettered(profile.name);
  const shown = kind === "home" ? "" : lettered(title);
  return {
    title: shown || name,
    lead: kind === "home" ? lettered(headline) : "",
    name: shown && name,
    address: (baseUrl + path).replace(/^\w+:\/\//, "").replace(/\/$/, ""),
    hue,
    figure,
    direction,
  };
}

/** Whether the picture says more than an address. */
export function saysSomething({ title, figure }: Preview): boolean {
  return title !== "" || figure !== undefined;
}
