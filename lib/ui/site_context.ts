import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Npc } from "../content/content.ts";
import type { PageMeta } from "../content/page_meta.ts";
import type { Site } from "../site.ts";
import { isEnglish } from "../base/words/language.ts";
import type { Locale, Words } from "../base/words/words.ts";
import { inLanguage, type LanguageAttributes } from "./in_language.ts";

interface SharedBySite
  extends Locale, Pick<Site, "baseUrl" | "imageAt" | "pathOf"> {
  /** Requests of a client in a window; 0 without a limit. */
  rateLimit: number;
  /** Also those that only the first language has. */
  pages: PageMeta[];
  /** Words for the ids of the headings of a text: of its original, if they are alike. */
  headingNames(source: string): string[] | undefined;
  /** The requested path. */
  path: string;
  /** Undefined for an error page. */
  page: PageMeta | undefined;
  npcs: Npc[];
  /** The owner shows no names for programs beside the text. */
  isQuiet: boolean;
  /** Marks fixed words on a page in another language. */
  fixed: LanguageAttributes;
}

export const SiteContext = createContext<SharedBySite | null>(null);

export function useSite(): SharedBySite {
  return useProvided(SiteContext);
}

/** The fixed words, in the language of the site. */
export function useWords(): Words {
  return useSite().words;
}

/** Attributes of text of the software, such as its manual: it is always English. */
export function useEnglish(): LanguageAttributes {
  const { language } = useSite();
  return isEnglish(language) ? {} : inLanguage("en");
}

interface SharedByPage {
  /** Ids that the page uses; a heading without an id adds one. */
  ids: Set<string>;
}

export const PageContext = createContext<SharedByPage | null>(null);

export function usePage(): SharedByPage {
  return useProvided(PageContext);
}

function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error("Cannot render a part of a page on its own");
  return value;
}
