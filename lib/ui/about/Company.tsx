import { Address } from "../Address.tsx";
import { Heading } from "../Heading.tsx";
import { type NumberedRole, RoleEntry } from "./RoleEntry.tsx";

interface Props {
  name: string;
  /** Newest first. */
  roles: NumberedRole[];
}

/** A company, what it does, and the roles there, each a row of its own. */
export function Company({ name, roles: [newest, ...earlier] }: Props) {
  if (!newest) return null;
  const roles = [newest, ...earlier];
  const said = new Set(roles.flatMap(({ about }) => about ?? []));
  const addresses = new Set(roles.flatMap(({ url }) => url ?? []));
  return (
    <>
      <RoleEntry role={newest}>
        <Heading level={3} text={name} />
        {(said.size > 0 || addresses.size > 0) && (
          <p class="s soft">
            {[...said].map((about) => [about, " "])}
            {[...addresses].map((
              url,
            ) => [<Address key={url} url={url} />, " "])}
          </p>
        )}
      </RoleEntry>
      {earlier.map((role) => <RoleEntry key={role.slug} role={role} />)}
    </>
  );
}
