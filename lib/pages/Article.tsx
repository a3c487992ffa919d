import type { ComponentChildren } from "preact";
import type { Config } from "../config.ts";
import { PageContext } from "./page_context.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  site: { baseUrl: string; config: Pick<Config, "RATE_LIMIT"> };
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
export function Article({ site, page, anchors = [], lead, children }: Props) {
  const ids = new Set([...SHELL, ...anchors]);
  return (
    <PageContext.Provider
      value={{
        baseUrl: site.baseUrl,
        rateLimit: site.config.RATE_LIMIT,
        ids,
      }}
    >
      <article class="prose">
        <h1>{page.title}</h1>
        {lead}
        {page.body && <Prose source={page.body} />}
        {children}
      </article>
    </PageContext.Provider>
  );
}
