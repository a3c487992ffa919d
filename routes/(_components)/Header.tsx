import Palette from "../../islands/Palette.tsx";
import type { Content } from "../../lib/content/content.ts";
import type { PageMeta } from "../../lib/content/page_meta.ts";
import { ownNameOf } from "../../lib/base/words/own_name.ts";
import { mailbox, mailOf } from "../../lib/base/text/mailto.ts";
import { phoneRows, roomsFor } from "./menu_room.ts";
import { useSite, useWords } from "../../lib/ui/site_context.ts";
import { MenuLinks, useMenu } from "./MenuLinks.tsx";
import { SHEET, Sheet } from "./Sheet.tsx";

interface Props {
  content: Content;
  page: PageMeta | undefined;
}

/** The name links to the home page, the menu to every page with a place in it. */
export function Header({ content, page }: Props) {
  const { path, fixed, words: { shell } } = useSite();
  const { name } = content.profile;
  return (
    <header class="top wrap" {...fixed}>
      <a class="skip" href="/llms.txt">{shell.toIndex}</a>
      <a
        class="brand"
        href="/"
        rel="me"
        aria-current={path === "/" ? "page" : undefined}
      >
        <img src="/icon.svg" alt="" width={32} height={32} />
        <bdi>{name}</bdi>
      </a>
      <Menu name={name} page={page} />
      <div class="tools">
        <Sheet content={content} page={page} />
        <Commands content={content} />
        <Opener />
      </div>
    </header>
  );
}

function Opener() {
  return (
    <button
      type="button"
      class="icon opener"
      popovertarget={SHEET}
      aria-label={useWords().shell.allPages}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="M2 5h14M2 9h14M2 13h14" />
      </svg>
    </button>
  );
}

/** Class of an entry of the row, and of the same entry under More, by room. */
const FROM = ["", "from-1", "from-2", "from-3"];
const UNTIL = ["until-0", "until-1", "until-2", ""];
/** Class of an entry of the row on a phone, from the narrowest. */
const PHONE = ["phone-0", "phone-1", "phone-2"];

/** One row: each entry from the width on where it fits, and under More until then. */
function Menu({ name, page }: { name: string; page: PageMeta | undefined }) {
  const titles = useMenu().map(({ title }) => title);
  const languages = (page?.translations ?? [])
    .map(({ language }) => ownNameOf(language));
  const rooms = roomsFor(name, titles, languages);
  const phones = phoneRows(titles);
  const classOf = (at: number) =>
    [
      FROM[rooms[at] ?? 0],
      ...PHONE.filter((_, phone) => phones[phone]?.includes(at)),
    ].filter(Boolean).join(" ");
  return (
    <nav class="menu" aria-label={useWords().shell.menu}>
      <MenuLinks page={page} classOf={classOf} />
      <More page={page} rooms={rooms} />
    </nav>
  );
}

function More(
  { page, rooms }: { page: PageMeta | undefined; rooms: number[] },
) {
  const last = rooms.at(-1) ?? 0;
  if (last === 0) return null;
  return (
    <div class={`more ${UNTIL[last]}`}>
      <button type="button" class="icon" popovertarget="more_pages">
        {useWords().shell.more}
      </button>
      <div id="more_pages" class="rest" popover="auto">
        <MenuLinks
          page={page}
          classOf={(at) => UNTIL[rooms[at] ?? 0]}
          has={(at) => rooms[at] !== 0}
        />
      </div>
    </div>
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
