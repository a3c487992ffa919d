import Lens from "../../islands/Lens.tsx";
import type { Content } from "../../lib/content/content.ts";
import { type PageMeta, readingPath } from "../../lib/content/page_meta.ts";
import { avatarAddress, ownerCharacter } from "../../lib/graphics/addresses.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { useSite, useWords } from "../../lib/ui/site_context.ts";
import { MenuLinks } from "./MenuLinks.tsx";
import { ownNameOf } from "../../lib/base/words/own_name.ts";
import { inLanguage } from "../../lib/ui/in_language.ts";

export const SHEET = "all_pages";

interface Props {
  content: Content;
  page: PageMeta | undefined;
}

/** On a phone a sheet with all pages and choices. Otherwise the choices are a part of the row. */
export function Sheet({ content, page }: Props) {
  const { lens } = useWords();
  return (
    <div id={SHEET} class="sheet" popover="auto">
      <Grip />
      <nav aria-labelledby="all_pages_title">
        <MenuLinks page={page} />
      </nav>
      <div class="choice">
        {/* The group has the same name. */}
        <span aria-hidden="true">{lens.readAs}</span>
        <Views content={content} page={page} />
      </div>
      <Languages page={page} />
      <Themes />
      <ThemeButton />
    </div>
  );
}

/** The focus goes to the name first, so that a screen reader says it. */
function Grip() {
  const { shell } = useWords();
  return (
    <div class="grip">
      <h2 id="all_pages_title" tabIndex={-1} autofocus>{shell.allPages}</h2>
      <button
        type="button"
        class="icon"
        popovertarget={SHEET}
        popovertargetaction="hide"
        aria-label={shell.close}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M4 4l10 10M14 4 4 14" />
        </svg>
      </button>
    </div>
  );
}

/** Read as: the page is in a person's voice, its twin in the machine's. */
function Views({ content: { profile }, page }: Props) {
  const { baseUrl, pathOf, words: { lens } } = useSite();
  const { name } = profile;
  const owner = ownerCharacter(profile);
  const twin = pathOf(readingPath(page));
  if (!page) {
    return (
      <span class="voice" role="group" aria-label={lens.readAs}>
        <span aria-current="true">{lens.person}</span>
        <a class="m" href={twin}>{lens.agent}</a>
      </span>
    );
  }
  return (
    <Lens
      load="interaction"
      words={{ ...lens, behind: fill(lens.behind, { name }) }}
      baseUrl={baseUrl}
      path={pathOf(page.path)}
      twin={twin}
      back={avatarAddress(owner, "away")}
    />
  );
}

/** The page in each of its languages, by their own names; nothing if it has one. */
function Languages({ page }: { page: PageMeta | undefined }) {
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

/** Three themes by name, where the sheet has room for them. */
function Themes() {
  const { themes } = useWords().shell;
  const choices = { light: themes.light, dark: themes.dark, "": themes.system };
  return (
    <div class="choice themes scripted">
      <span aria-hidden="true">{themes.label}</span>
      <span class="voice" role="group" aria-label={themes.label}>
        {Object.entries(choices).map(([value, label]) => (
          <button key={value} type="button" data-theme-choice={value}>
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}

function ThemeButton() {
  const { shell } = useWords();
  return (
    <button
      type="button"
      class="icon scripted"
      data-theme-button
      aria-label={shell.theme}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="6" />
        <path d="M9 3a6 6 0 0 1 0 12z" fill="currentColor" />
      </svg>
    </button>
  );
}
