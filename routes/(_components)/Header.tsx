import Lens from "../../islands/Lens.tsx";
import Palette from "../../islands/Palette.tsx";
import type { Content } from "../../lib/content/content.ts";
import { type PageMeta, readingPath } from "../../lib/content/page_meta.ts";
import { avatarAddress, ownerCharacter } from "../../lib/graphics/addresses.ts";
import { mailbox, mailOf } from "../../lib/base/text/mailto.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { useSite, useWords } from "../../lib/ui/site_context.ts";

interface Props {
  content: Content;
  page: PageMeta | undefined;
}

/** The name leads home, the menu to every page that wants to be in it. */
export function Header({ content, page }: Props) {
  const { pages, path, words: { shell } } = useSite();
  const links = pages.filter(({ inMenu }) => inMenu);
  const here = (at: string) => at === path ? "page" : undefined;
  const above = (at: string) =>
    page && path.startsWith(`${at}/`) ? "true" : undefined;
  return (
    <header class="top wrap row">
      <a class="skip" href="/llms.txt">{shell.toIndex}</a>
      <a class="brand g" href="/" aria-current={here("/")}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <bdi>{content.profile.name}</bdi>
      </a>
      <div class="t">
        <nav aria-label={shell.menu}>
          <ul>
            {links.map((page) => (
              <li key={page.path}>
                <a
                  href={page.path}
                  aria-current={here(page.path) ?? above(page.path)}
                >
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="tools">
          <Voices content={content} page={page} />
          <Commands content={content} />
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}

/** Read as: the page is in a person's voice, its twin in the machine's. */
function Voices({ content: { profile }, page }: Props) {
  const { baseUrl, words: { lens } } = useSite();
  const { name } = profile;
  const owner = ownerCharacter(profile);
  const twin = readingPath(page);
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
      path={page.path}
      twin={twin}
      back={avatarAddress(owner, "away")}
    />
  );
}

function Commands({ content: { contact } }: { content: Content }) {
  const { palette } = useWords();
  const mail = mailOf(contact.channels);
  return (
    <Palette
      load="interaction"
      words={palette}
      email={mail && mailbox(mail.url)}
    />
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
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M7 0a7 7 0 1 0 0 14z" fill="currentColor" />
        <circle
          cx="7"
          cy="7"
          r="6.25"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
        />
      </svg>
    </button>
  );
}
