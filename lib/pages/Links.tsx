import type { Link } from "../content/kinds/profile.ts";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  id: string;
  title: string;
  links: Link[];
}

/** Places elsewhere, under a heading; nothing where there is none. */
export function Links({ id, title, links }: Props) {
  const { comma } = useWords().lists;
  if (links.length === 0) return null;
  return (
    <Block id={id} title={title}>
      <ul>
        {links.map(({ label, url, username }) => (
          <li key={url}>
            <a href={url}>{label}</a>
            {username && comma + username}
          </li>
        ))}
      </ul>
    </Block>
  );
}
