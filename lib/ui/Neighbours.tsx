import { useWords } from "./site_context.ts";

/** A page beside another one. */
interface Neighbour {
  path: string;
  title: string;
}

interface Props {
  /** Path of the page. */
  path: string;
  /** All of its kind, in their order. */
  pages: Neighbour[];
}

/** The pages before and after; the first and the last have one only. */
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
