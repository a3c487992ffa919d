import type { Role } from "../content/kinds/role.ts";
import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

interface Props {
  /** Newest first. */
  roles: Role[];
}

const SHOWN = 2;

/** The current role and the last one, and where the others are. */
export function RecentWork({ roles }: Props) {
  const { work, more } = words.home;
  return (
    <Section id={ANCHORS.work} title={work}>
      <ul>
        {roles.slice(0, SHOWN).map(({ slug, role, company, years }) => (
          <li key={slug}>
            <strong>{role}</strong>, {company}, {years}
          </li>
        ))}
      </ul>
      <Prose source={more} />
    </Section>
  );
}
