import type { Role } from "../content/kinds/role.ts";
import { fill } from "./fill.ts";
import { Prose } from "./Prose.tsx";
import { words } from "./words.ts";

interface Props {
  roles: Role[];
}

/** What the first call answers with: a role of this site, not an invented one. */
export function NewestRole({ roles: [newest] }: Props) {
  if (!newest) return null;
  const { company, role, years, slug } = newest;
  const json = JSON.stringify({ company, role, years, slug }, null, 2);
  const source = fill(words.developers.newestRole, { role: json });
  return <Prose source={source} />;
}
