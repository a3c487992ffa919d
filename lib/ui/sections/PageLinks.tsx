import type { Content } from "../../content/content.ts";
import { pagesOf } from "../../content/mod.ts";
import { fill } from "../../base/words/fill.ts";
import { useWords } from "../site_context.ts";

interface Props {
  section: Content["sections"][number];
  /** Path of the current page. */
  path: string;
}

/** Links to all pages of a list; none for a single page. */
export function PageLinks({ section, path }: Props) {
  const { sections: words } = useWords();
  const pages = pagesOf(section);
  const current = pages.find((page) => page.path === path);
  if (!current || pages.length === 1) return null;
  const { prev, next } = current;
  return (
    <nav class="pages" aria-label={words.pages}>
      {prev && <a href={prev} rel="prev" class="btn">{words.newer}</a>}{" "}
      <ol data-markdown-ignore>
        {pages.map(({ number, path }) => (
          <li key={number}>
            <a
              href={path}
              aria-label={fill(words.page, {
                title: section.title,
                page: `${number}`,
              })}
              aria-current={number === current.number ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>{" "}
      {next && <a href={next} rel="next" class="btn">{words.older}</a>}
    </nav>
  );
}
