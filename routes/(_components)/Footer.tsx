import { type Page, twinPath } from "../../lib/core/page.ts";

interface Props {
  page: Page | undefined;
}

/** The way to the same words for a program, and when they last changed. */
export function Footer({ page }: Props) {
  return (
    <footer class="site">
      {page && (
        <p>
          <a href={twinPath(page.path)} type="text/markdown">
            This page as Markdown
          </a>
          {" · "}
          last changed <time datetime={page.updated}>{page.updated}</time>
        </p>
      )}
    </footer>
  );
}
