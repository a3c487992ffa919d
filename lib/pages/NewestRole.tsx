import type { Role } from "../content/kinds/role.ts";
import { fill } from "../words/fill.ts";
import { Prose } from "./Prose.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  roles: Role[];
}

/** What the first call answers with: a role of this site, not an invented one. */
export function NewestRole({ roles: [newest] }: Props) {
  const words = useWords();
  if (!newest) return null;
  const { company, role, years, slug } = newest;
  const json = JSON.stringify({ company, role, years, slug }, null, 2);
  const source = fill(words.developers.newestRole, { role: json });
  return <Prose source={source} />;
}
