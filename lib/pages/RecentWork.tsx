import type { Role } from "../content/kinds/role.ts";
import { ANCHORS } from "./anchors.ts";
import { Filled } from "./Filled.tsx";
import { PageLink } from "./PageLink.tsx";
import { Block } from "./Block.tsx";
import { writtenPeriod } from "../words/dates.ts";
import { useSite } from "./site_context.ts";

interface Props {
  /** Newest first. */
  roles: Role[];
}

const SHOWN = 2;

/** The current role and the last one, and where the others are. */
export function RecentWork({ roles }: Props) {
  const site = useSite();
  const { home: { work, more }, lists } = site.words;
  const onward = (
    <p>
      <Filled
        template={more}
        values={{
          about: <PageLink path="/about" />,
          contact: <PageLink path="/contact" />,
        }}
      />
    </p>
  );
  if (roles.length === 0) return onward;
  return (
    <Block id={ANCHORS.work} title={work}>
      <ul>
        {roles.slice(0, SHOWN).map(({ slug, role, company, start, end }) => (
          <li key={slug}>
            <strong>{role}</strong>
            {lists.comma}
            {company}
            {lists.comma}
            {writtenPeriod(start, end, site)}
          </li>
        ))}
      </ul>
      {onward}
    </Block>
  );
}
