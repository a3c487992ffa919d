import type { Role } from "../content/kinds/role.ts";
import { fill } from "./fill.ts";
import { Heading } from "./Heading.tsx";
import { Prose } from "./Prose.tsx";
import { words } from "./words.ts";

interface Props {
  role: Role;
}

/** A role and what was done in it, at an address of its own. */
export function RoleEntry(
  { role: { role, years, slug, body, skills } }: Props,
) {
  return (
    <section>
      <Heading
        level={4}
        id={slug}
        text={fill(words.about.role, { role, years })}
      />
      {body && <Prose source={body} />}
      {skills.length > 0 && (
        <p>{fill(words.about.skills, { skills: skills.join(", ") })}</p>
      )}
    </section>
  );
}
