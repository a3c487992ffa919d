import type { PageMeta } from "../content/page_meta.ts";
import { twinPath } from "../content/page_meta.ts";
import { useWords } from "./site_context.ts";

interface Props {
  name: string;
  pages: PageMeta[];
  path: string;
}

/** The name leads home, the menu to every page that wants to be in it. */
export function Header({ name, pages, path }: Props) {
  const { shell } = useWords();
  const links = pages.filter(({ inMenu }) => inMenu);
  const isPage = pages.some((page) => page.path === path);
  const here = (at: string) => at === path ? "page" : undefined;
  return (
    <header class="top wrap row">
      <a class="skip" href="/llms.txt">{shell.toIndex}</a>
      <a class="brand g" href="/" aria-current={here("/")}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <bdi>{name}</bdi>
      </a>
      <div class="t">
        <nav aria-label={shell.menu}>
          <ul>
            {links.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={here(page.path)}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="tools">
          <Voice twin={isPage ? twinPath(path) : "/sitemap.md"} />
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}

/** Read as: the page is in a person's voice, its twin in the machine's. */
function Voice({ twin }: { twin: string }) {
  const { shell } = useWords();
  return (
    <span class="voice" role="group" aria-label={shell.readAs}>
      <span aria-current="true">{shell.person}</span>
      <a class="m" href={twin}>{shell.agent}</a>
    </span>
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
