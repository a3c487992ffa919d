import { useWords } from "./site_context.ts";

interface Props {
  /** Path of the current page. */
  path: string;
  /** All pages of its kind, in order. */
  pages: { path: string; title: string }[];
}

/** Links to the pages before and after the current one. */
export function Neighbours({ path, pages }: Props) {
  const { neighbours } = useWords();
  const at = pages.findIndex((page) => page.path === path);
  const beside = [
    { page: pages[at - 1], rel: "prev", label: neighbours.before },
    { page: pages[at + 1], rel: "next", label: neighbours.after },
  ];
  if (pages.length < 2) return null;
  return (
    <nav class="pn" aria-label={neighbours.both} data-markdown-ignore>
      {beside.map(({ page, rel, label }) =>
        page && (
          <a key={rel} href={page.path} rel={rel}>
            <span class="soft s">{label}</span>
            {page.title}
          </a>
        )
      )}
    </nav>
  );
}
