import type { Link } from "../../content/kinds/profile.ts";
import { Block } from "../Block.tsx";
import { shortAddress } from "../short_address.ts";

interface Props {
  id: string;
  title: string;
  links: Link[];
}

/** Places elsewhere, each with its address; nothing where there is none. */
export function Links({ id, title, links }: Props) {
  if (links.length === 0) return null;
  return (
    <Block id={id} title={title}>
      <ul class="list">
        {links.map(({ label, url, username }) => (
          <li key={url}>
            <a href={url}>{label}</a>{" "}
            <span>
              {username}{" "}
              <span class="m" data-markdown-ignore>{shortAddress(url)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
