import type { PageMeta } from "../../lib/content/page_meta.ts";
import { PageLink } from "../../lib/ui/PageLink.tsx";
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
      {useMenu().map((page, at) =>
        has(at) && (
          <li key={page.path} class={classOf?.(at) || undefined}>
            <PageLink
              page={page}
              current={here(page.path) ?? above(page.path)}
            />
          </li>
        )
      )}
    </ul>
  );
}
