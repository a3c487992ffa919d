import type { ComponentChildren } from "preact";
import { ENGLISH } from "../base/words/override.ts";
import { SiteContext, useEnglish, useSite } from "./site_context.ts";

interface Props {
  children: ComponentChildren;
}

/** What the software says of itself, whatever language the person writes. */
export function InEnglish({ children }: Props) {
  const site = useSite();
  const english = useEnglish();
  if (!english.lang) return <>{children}</>;
  return (
    <SiteContext.Provider value={{ ...site, words: ENGLISH, language: "en" }}>
      <div {...english}>{children}</div>
    </SiteContext.Provider>
  );
}
