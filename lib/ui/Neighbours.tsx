import { inLanguage } from "./in_language.ts";
import type { Linked } from "./PageLink.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  /** Path of the current page. */
  path: string;
  /** All pages of its kind, in order. */
  pages: Linked[];
}

/** Links to the pages before and after the current one. */
export function Neighbours({ path, pages }: Props) {
  const { fixed, words: { neighbours } } = useSite();
  const at = pages.findIndex((page) => page.path === path);
  const beside = [
    { page: pages[at - 1], rel: "prev", label: neighbours.before },
    { page: pages[at + 1], rel: "next", label: neighbours.after },
  ];
  if (pages.length < 2) return null;
  const nav = { "aria-label": neighbours.both, ...fixed };
  return (
    <nav class="pn" {...nav} data-markdown-ignore>
      {beside.map(({ page, rel, label }) =>
        page && (
          <a key={rel} href={page.path} rel={rel} hreflang={page.language}>
            <span class="soft s">{label}</span>
            <bdi {...inLanguage(page.language)}>{page.title}</bdi>
          </a>
        )
      )}
    </nav>
  );
}
