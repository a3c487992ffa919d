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
  const before = pages[at - 1];
  const after = pages[at + 1];
  if (!before && !after) return null;
  return (
    <nav class="pn" aria-label={neighbours.both} data-markdown-ignore>
      {before && (
        <a href={before.path} rel="prev">
          <span class="soft s">{neighbours.before}</span>
          {before.title}
        </a>
      )}
      {after && (
        <a href={after.path} rel="next">
          <span class="soft s">{neighbours.after}</span>
          {after.title}
        </a>
      )}
    </nav>
  );
}
