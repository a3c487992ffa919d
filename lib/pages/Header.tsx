import type { PageMeta } from "../content/page_meta.ts";
import { useWords } from "./site_context.ts";

interface Props {
  name: string;
  pages: PageMeta[];
  path: string;
}

/** The name leads home, the menu to every page that wants to be in it. */
export function Header({ name, pages, path }: Props) {
  const words = useWords();
  const links = pages.filter(({ inMenu }) => inMenu);
  return (
    <header class="site">
      <a class="name" href="/" aria-current={path === "/" ? "page" : undefined}>
        {name}
      </a>
      <nav aria-label={words.shell.menu}>
        <ul>
          {links.map((page) => (
            <li key={page.path}>
              <a
                href={page.path}
                aria-current={page.path === path ? "page" : undefined}
              >
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
