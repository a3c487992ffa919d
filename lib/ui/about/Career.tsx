import type { Role } from "../../content/kinds/role.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Company } from "./Company.tsx";
import { Machine } from "../Machine.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  /** Newest first, as the API gives them. */
  roles: Role[];
  /** What the person says of all of it; Markdown. */
  opening: string;
}

/** Every role below its company; companies in the order of the newest role at each. */
export function Career({ roles, opening }: Props) {
  const { about } = useWords();
  const numbered = roles.map((role, index) => ({ ...role, index }));
  const companies = Map.groupBy(numbered, ({ company }) => company);
  return (
    <>
      <Block
        id={ANCHORS.career}
        title={about.career}
        class="career"
        machine={<Machine href="/api/v1/work">GET /api/v1/work</Machine>}
      >
        <Prose class="prose soft" source={opening} />
      </Block>
      {[...companies].map(([name, roles]) => (
        <Company key={name} name={name} roles={roles} />
      ))}
    </>
  );
}
