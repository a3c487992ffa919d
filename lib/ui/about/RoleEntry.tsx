import type { ComponentChildren } from "preact";
import type { Role } from "../../content/content.ts";
import { fill } from "../../base/words/fill.ts";
import { Period } from "../Dates.tsx";
import { Heading } from "../Heading.tsx";
import { Machine } from "../Machine.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

/** A role and its index in the list that the API returns. */
export type NumberedRole = Role & { index: number };

interface Props {
  role: NumberedRole;
  /** The company; only its newest role has it. */
  children?: ComponentChildren;
}

export function RoleEntry({ role, children }: Props) {
  const { about, lists } = useWords();
  const { start, end, slug, index, place, body, skills } = role;
  return (
    <section class={`wrap row job${children ? "" : " same"}`}>
      {children}
      <Heading level={4} id={slug} text={role.role} />
      {/* Shown in the gutter; here it follows its heading for screen readers. */}
      <p class="when">
        <span>
          <Period date={start} end={end} />
        </span>{" "}
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
