import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ContentImage } from "../content/image.ts";
import type { Npc } from "../content/kinds/npc.ts";
import type { PageMeta } from "../content/page_meta.ts";
import { isEnglish } from "../base/words/language.ts";
import type { Locale, Words } from "../base/words/words.ts";

/** What the parts of all pages share. */
interface Shared extends Locale {
  /** Public base address, for words that name it. */
  baseUrl: string;
  /** Requests that a client may make in a window; 0 where nobody is refused. */
  rateLimit: number;
  pages: PageMeta[];
  /** The path of the page, as it was asked for. */
  path: string;
  /** The page; undefined of what is none of the site's, such as an error. */
  page: PageMeta | undefined;
  /** The staff. */
  npcs: Npc[];
  /** The image of the content at an address such as `/images/lamp.png`. */
  imageAt(address: string): ContentImage | undefined;
}

export const SiteContext = createContext<Shared | null>(null);

export function useSite(): Shared {
  const shared = useContext(SiteContext);
  if (!shared) throw new Error("Cannot render a part of a page on its own");
  return shared;
}

/** The fixed words, in the person's language. */
export function useWords(): Words {
  return useSite().words;
}

/**
 * Attributes of an element in which the software speaks of itself: its manual
 * and the definitions of its operations are English, whoever's site it is.
 */
export function useEnglish(): { lang?: string; dir?: "ltr" } {
  const { language } = useSite();
  return isEnglish(language) ? {} : { lang: "en", dir: "ltr" };
}
