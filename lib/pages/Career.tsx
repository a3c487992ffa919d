import type { Role } from "../content/kinds/role.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { RoleEntry } from "./RoleEntry.tsx";
import { Section } from "./Section.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  /** Newest first. */
  roles: Role[];
}

/** Every role below its company; companies in the order of the newest role at each. */
export function Career({ roles }: Props) {
  const words = useWords();
  const companies = Map.groupBy(roles, ({ company }) => company);
  return (
    <Section id={ANCHORS.career} title={words.about.career}>
      {[...companies].map(([company, roles]) => (
        <section key={company}>
          <Heading level={3} text={company} />
          {roles.map((role) => <RoleEntry key={role.slug} role={role} />)}
        </section>
      ))}
    </Section>
  );
}
