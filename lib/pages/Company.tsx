import type { Role } from "../content/kinds/role.ts";
import { Address } from "./Address.tsx";
import { Heading } from "./Heading.tsx";
import { RoleEntry } from "./RoleEntry.tsx";

interface Props {
  name: string;
  /** Newest first. */
  roles: Role[];
}

/** A company, what it does, and the roles there. */
export function Company({ name, roles }: Props) {
  const said = new Set(roles.flatMap(({ about }) => about ?? []));
  const addresses = new Set(roles.flatMap(({ url }) => url ?? []));
  return (
    <section>
      <Heading level={3} text={name} />
      {[...said].map((about) => <p key={about}>{about}</p>)}
      {[...addresses].map((url) => (
        <p key={url}>
          <Address url={url} />
        </p>
      ))}
      {roles.map((role) => <RoleEntry key={role.slug} role={role} />)}
    </section>
  );
}
