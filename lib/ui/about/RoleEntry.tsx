import type { ComponentChildren } from "preact";
import type { Role } from "../../content/kinds/role.ts";
import { writtenPeriod } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import { Heading } from "../Heading.tsx";
import { Machine } from "../Machine.tsx";
import { Prose } from "../Prose.tsx";
import { useSite } from "../site_context.ts";

/** A role, and its place in the list that the API gives. */
export type NumberedRole = Role & { index: number };

interface Props {
  role: NumberedRole;
  /** The company, above its newest role. */
  children?: ComponentChildren;
}

/** A role and what was done in it, at an address of its own. */
export function RoleEntry({ role, children }: Props) {
  const site = useSite();
  const { about, lists } = site.words;
  const { start, end, slug, index, place, body, skills } = role;
  return (
    <section class={`wrap row job${children ? "" : " same"}`}>
      {children}
      <Heading level={4} id={slug} text={role.role} />
      {/* In the gutter, but behind the name that it belongs to. */}
      <p class="when">
        <span>{writtenPeriod(start, end, site)}</span>{" "}
        <Machine href={`#${slug}`}>{`roles[${index}]`}</Machine>
      </p>
      {body && <Prose class="prose" source={body} />}
      <div class="x">
        {place && <p>{place}</p>}
        {skills.length > 0 && (
          <p>{fill(about.skills, { skills: skills.join(lists.comma) })}</p>
        )}
      </div>
    </section>
  );
}
