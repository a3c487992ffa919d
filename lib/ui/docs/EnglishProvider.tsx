import type { ComponentChildren } from "preact";
import { ENGLISH } from "../../base/words/override.ts";
import { SiteContext, useEnglish, useSite } from "../site_context.ts";

/** Shows its children with English words, because the manual is English. */
export function EnglishProvider({ children }: { children: ComponentChildren }) {
  const site = useSite();
  const english = useEnglish();
  if (!english.lang) return <>{children}</>;
  return (
    <SiteContext.Provider value={{ ...site, words: ENGLISH, language: "en" }}>
      <div {...english}>{children}</div>
    </SiteContext.Provider>
  );
}
