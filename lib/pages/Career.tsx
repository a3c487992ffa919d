import type { Role } from "../content.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { RoleEntry } from "./RoleEntry.tsx";
import { words } from "./words.ts";

interface Props {
  /** Newest first. */
  roles: Role[];
}

/** Every role below its company; companies in the order of the newest role at each. */
export function Career({ roles }: Props) {
  const companies = Map.groupBy(roles, ({ company }) => company);
  return (
    <section>
      <Heading level={2} id={ANCHORS.career} text={words.about.career} />
      {[...companies].map(([company, roles]) => (
        <section key={company}>
          <Heading level={3} text={company} />
          {roles.map((role) => <RoleEntry key={role.slug} role={role} />)}
        </section>
      ))}
    </section>
  );
}
