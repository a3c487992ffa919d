import type { Link } from "../content/kinds/profile.ts";
import { ANCHORS } from "./anchors.ts";
import { Section } from "./Section.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  links: Link[];
}

/** The person in other places; nothing where there is none. */
export function Elsewhere({ links }: Props) {
  const words = useWords();
  if (links.length === 0) return null;
  return (
    <Section id={ANCHORS.elsewhere} title={words.home.elsewhere}>
      <ul>
        {links.map(({ label, url, username }) => (
          <li key={url}>
            <a href={url}>{label}</a>
            {username && words.lists.comma + username}
          </li>
        ))}
      </ul>
    </Section>
  );
}
