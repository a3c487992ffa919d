import type { Role } from "../content/kinds/role.ts";
import { ANCHORS } from "./anchors.ts";
import { Company } from "./Company.tsx";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  /** Newest first. */
  roles: Role[];
}

/** Every role below its company; companies in the order of the newest role at each. */
export function Career({ roles }: Props) {
  const words = useWords();
  if (roles.length === 0) return null;
  const companies = Map.groupBy(roles, ({ company }) => company);
  return (
    <Block id={ANCHORS.career} title={words.about.career}>
      {[...companies].map(([name, roles]) => (
        <Company key={name} name={name} roles={roles} />
      ))}
    </Block>
  );
}
