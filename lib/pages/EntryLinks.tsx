import type { Link } from "../content/kinds/profile.ts";
import { ANCHORS } from "./anchors.ts";
import { Section } from "./Section.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  links: Link[];
}

/** Where more of an entry is; nothing where there is none. */
export function EntryLinks({ links }: Props) {
  const words = useWords();
  if (links.length === 0) return null;
  return (
    <Section id={ANCHORS.links} title={words.sections.links}>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
