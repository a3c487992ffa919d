import type { Link } from "../content.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { words } from "./words.ts";

interface Props {
  links: Link[];
}

/** The person in other places; nothing where there is none. */
export function Elsewhere({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <section>
      <Heading
        level={2}
        id={ANCHORS.elsewhere}
        text={words.home.elsewhere}
      />
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
