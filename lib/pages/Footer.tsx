import { type PageMeta, twinPath } from "../content/page_meta.ts";
import { writtenDate } from "../words/dates.ts";
import { useSite } from "./site_context.ts";

interface Props {
  page: PageMeta | undefined;
}

/** The way to the same words for a program, and when they last changed. */
export function Footer({ page }: Props) {
  const { words: { shell, lists: { comma } }, language } = useSite();
  return (
    <footer class="site">
      {page && (
        <p>
          <a href={twinPath(page.path)} type="text/markdown">
            {shell.twin}
          </a>
          {" · "}
          {shell.changed}{" "}
          <time datetime={page.updated}>
            {writtenDate(page.updated, language)}
          </time>
        </p>
      )}
      <p>
        {shell.forPrograms} <a href="/llms.txt">{shell.index}</a>
        {comma}
        <a href="/developers">{shell.reference}</a>
        {comma}
        <a href="/feed.xml" type="application/atom+xml">{shell.feed}</a>
        {comma}
        <a href="/resume.json" type="application/json">{shell.resume}</a>
      </p>
    </footer>
  );
}
