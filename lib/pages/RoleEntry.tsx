import type { Role } from "../content/kinds/role.ts";
import { writtenPeriod } from "../words/dates.ts";
import { fill } from "../words/fill.ts";
import { Heading } from "./Heading.tsx";
import { Prose } from "./Prose.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  role: Role;
}

/** A role and what was done in it, at an address of its own. */
export function RoleEntry(
  { role: { role, start, end, slug, place, body, skills } }: Props,
) {
  const site = useSite();
  const { about, lists } = site.words;
  const period = writtenPeriod(start, end, site);
  return (
    <section>
      <Heading
        level={4}
        id={slug}
        text={fill(about.role, { role, period })}
      />
      {place && <p>{place}</p>}
      {body && <Prose source={body} />}
      {skills.length > 0 && (
        <p>{fill(about.skills, { skills: skills.join(lists.comma) })}</p>
      )}
    </section>
  );
}
