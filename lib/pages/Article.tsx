import type { ComponentChildren } from "preact";
import { PageContext } from "./page_context.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  /** The title, and the words that the page begins with. */
  page: { title: string; body?: string };
  /** Ids of the parts below: no heading of somebody's words may take one. */
  anchors?: string[];
  /** What stands between the title and the words. */
  lead?: ComponentChildren;
  children?: ComponentChildren;
}

// The ids that the shell of every page uses.
const SHELL = ["main", "hire"];

/** The frame of every page: its title, its opening words, its parts. */
export function Article({ page, anchors = [], lead, children }: Props) {
  const ids = new Set([...SHELL, ...anchors]);
  return (
    <PageContext.Provider value={{ ids }}>
      <article class="prose">
        <h1>{page.title}</h1>
        {lead}
        {page.body && <Prose source={page.body} />}
        {children}
      </article>
    </PageContext.Provider>
  );
}
