import { type PageMeta, readingPath } from "../content/page_meta.ts";
import { writtenDate } from "../base/words/dates.ts";
import { AskYourAgent } from "./AskYourAgent.tsx";
import { Machine } from "./Machine.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  page: PageMeta | undefined;
}

/** When the words last changed, and the way to the same for a program. */
export function Footer({ page }: Props) {
  const { words: { shell }, language } = useSite();
  const files = [
    readingPath(page),
    "/llms.txt",
    "/openapi.json",
    "/resume.json",
    "/feed.xml",
  ];
  return (
    <footer class="foot wrap row">
      <div class="k">
        {page && (
          <>
            <span>{shell.changed}</span>
            <time datetime={page.updated}>
              {writtenDate(page.updated, language)}
            </time>
          </>
        )}
      </div>
      <div class="w">
        <AskYourAgent page={page} />
        <nav class="links" aria-label={shell.forPrograms}>
          {files.map((file) => <Machine key={file} href={file}>{file}
          </Machine>)}
        </nav>
      </div>
    </footer>
  );
}
