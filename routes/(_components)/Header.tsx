import Lens from "../../islands/Lens.tsx";
import Palette from "../../islands/Palette.tsx";
import type { Content } from "../../lib/content/content.ts";
import { type PageMeta, readingPath } from "../../lib/content/page_meta.ts";
import { avatarAddress, ownerCharacter } from "../../lib/graphics/addresses.ts";
import { mailbox, mailOf } from "../../lib/base/text/mailto.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { phoneCount, roomsFor } from "../../lib/ui/menu_room.ts";
import { useSite, useWords } from "../../lib/ui/site_context.ts";

interface Props {
  content: Content;
  page: PageMeta | undefined;
}

/** The name leads home, the menu to every page that wants to be in it. */
export function Header({ content, page }: Props) {
  const { path, words: { shell } } = useSite();
  const { name } = content.profile;
  return (
    <header class="top wrap">
      <a class="skip" href="/llms.txt">{shell.toIndex}</a>
      <a
        class="brand"
        href="/"
        aria-current={path === "/" ? "page" : undefined}
      >
        <img src="/icon.svg" alt="" width={32} height={32} />
        <bdi>{name}</bdi>
      </a>
      <Menu name={name} page={page} />
      <div class="tools">
        {/* On a phone a sheet, else a part of the row. */}
        <div id="all_pages" class="sheet" popover="auto">
          <nav aria-label={shell.allPages}>
            <Links page={page} />
          </nav>
          <Voices content={content} page={page} />
          <ThemeButton />
        </div>
        <Commands content={content} />
        <button
          type="button"
          class="icon opener"
          popovertarget="all_pages"
          aria-label={shell.allPages}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 5h14M2 9h14M2 13h14" />
          </svg>
        </button>
      </div>
    </header>
  );
}

/** Class of an entry of the row, and of the same entry under More, by room. */
const FROM = ["", "from-1", "from-2", "from-3"];
const UNTIL = ["until-0", "until-1", "until-2", ""];

interface MenuProps {
  name: string;
  page: PageMeta | undefined;
}

/** One row: each entry from the width on where it fits, and under More until then. */
function Menu({ name, page }: MenuProps) {
  const { shell } = useWords();
  const titles = useMenu().map(({ title }) => title);
  const rooms = roomsFor(name, titles);
  const phone = phoneCount(titles);
  const last = rooms.at(-1) ?? 0;
  return (
    <nav class="menu" aria-label={shell.menu}>
      <Links
        page={page}
        classOf={(at) => `${FROM[rooms[at] ?? 0]}${at < phone ? " phone" : ""}`}
      />
      {last > 0 && (
        <details class={`more ${UNTIL[last]}`}>
          <summary>{shell.more}</summary>
          <Links
            page={page}
            classOf={(at) => UNTIL[rooms[at] ?? 0]}
            has={(at) => rooms[at] !== 0}
          />
        </details>
      )}
    </nav>
  );
}

const useMenu = () => useSite().pages.filter(({ inMenu }) => inMenu);

interface LinksProps {
  page: PageMeta | undefined;
  classOf?: (at: number) => string | undefined;
  /** Leaves out the other entries. */
  has?: (at: number) => boolean;
}

function Links({ page, classOf, has = () => true }: LinksProps) {
  const { path } = useSite();
  const here = (at: string) => at === path ? "page" : undefined;
  const above = (at: string) =>
    page && path.startsWith(`${at}/`) ? "true" : undefined;
  return (
    <ul>
      {useMenu().map(({ path, title }, at) =>
        has(at) && (
          <li key={path} class={classOf?.(at)}>
            <a href={path} aria-current={here(path) ?? above(path)}>{title}</a>
          </li>
        )
      )}
    </ul>
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
  const { words: { palette }, isQuiet } = useSite();
  const mail = mailOf(contact.channels);
  return (
    <Palette
      load="interaction"
      words={palette}
      email={mail && mailbox(mail.url)}
      isQuiet={isQuiet || undefined}
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
