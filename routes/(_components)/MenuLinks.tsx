import type { PageMeta } from "../../lib/content/page_meta.ts";
import { useSite } from "../../lib/ui/site_context.ts";

export const useMenu = () => useSite().pages.filter(({ inMenu }) => inMenu);

interface Props {
  page: PageMeta | undefined;
  classOf?: (at: number) => string | undefined;
  /** Leaves out the other entries. */
  has?: (at: number) => boolean;
}

/** The pages of the menu. The page of the visitor, or the one above it, is marked. */
export function MenuLinks({ page, classOf, has = () => true }: Props) {
  const { path } = useSite();
  const here = (at: string) => at === path ? "page" : undefined;
  const above = (at: string) =>
    page && path.startsWith(`${at}/`) ? "true" : undefined;
  return (
    <ul>
      {useMenu().map(({ path, title }, at) =>
        has(at) && (
          <li key={path} class={classOf?.(at) || undefined}>
            <a href={path} aria-current={here(path) ?? above(path)}>{title}</a>
          </li>
        )
      )}
    </ul>
  );
}
