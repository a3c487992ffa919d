import { type PageMeta, twinPath } from "../../lib/pages/page.ts";

interface Props {
  page: PageMeta | undefined;
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
      <p>
        For programs: <a href="/llms.txt">llms.txt</a>,{" "}
        <a href="/developers">API</a>,{" "}
        <a href="/feed.xml" type="application/atom+xml">feed</a>,{" "}
        <a href="/resume.json" type="application/json">JSON Resume</a>
      </p>
    </footer>
  );
}
