import type { SectionPage } from "../../content/section_pages.ts";
import { useWords } from "../site_context.ts";

interface Props {
  page: Pick<SectionPage, "prev" | "next">;
}

/** The ways to the other entries of a section; nothing where the page lists all of them. */
export function OlderAndNewer({ page: { prev, next } }: Props) {
  const { sections } = useWords();
  if (!prev && !next) return null;
  return (
    <nav class="pn" aria-label={sections.pages}>
      {prev && <a href={prev} rel="prev">{sections.newer}</a>}{" "}
      {next && <a href={next} rel="next">{sections.older}</a>}
    </nav>
  );
}
