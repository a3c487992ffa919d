import { useSite } from "./site_context.ts";

interface Props {
  path: string;
}

/** A link to a page, by the title that it has. */
export function PageLink({ path }: Props) {
  const { pages } = useSite();
  const title = pages.find((page) => page.path === path)?.title;
  return <a href={path}>{title ?? path}</a>;
}
