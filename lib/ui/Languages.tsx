import type { PageMeta } from "../content/page_meta.ts";
import { ownNameOf } from "../base/words/own_name.ts";
import { inLanguage } from "./in_language.ts";
import { useSite } from "./site_context.ts";

/** The page in each of its languages, by their own names; nothing if it has one. */
export function Languages({ page }: { page: PageMeta | undefined }) {
  const { language: shown, words } = useSite();
  const { translations } = page ?? {};
  if (!translations) return null;
  const label = words.about.lists.languages;
  return (
    <div class="choice">
      <span aria-hidden="true">{label}</span>
      <span class="voice" role="group" aria-label={label}>
        {translations.map(({ path, language }) => {
          const name = ownNameOf(language);
          const mark = inLanguage(language);
          return language === shown
            ? <span key={path} aria-current="true">{name}</span>
            : (
              <a key={path} href={path} hreflang={language} {...mark}>{name}</a>
            );
        })}
      </span>
    </div>
  );
}
