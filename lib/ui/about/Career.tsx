import type { Role } from "../../content/content.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Address } from "../Address.tsx";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";
import { Heading } from "../Heading.tsx";
import { Machine } from "../Machine.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";
import { type NumberedRole, RoleEntry } from "./RoleEntry.tsx";

interface Props {
  /** Newest first, as the API returns them. */
  roles: Role[];
  /** Introduction in Markdown. */
  opening: string;
}

/** All roles by company. Companies are sorted by their newest role. */
export function Career({ roles, opening }: Props) {
  const { about } = useWords();
  if (roles.length === 0) return null;
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
      {[...companies].map(([name, roles]) =>
        roles.map((role, at) => (
          <RoleEntry key={role.slug} role={role}>
            {at === 0 && <Company name={name} roles={roles} />}
          </RoleEntry>
        ))
      )}
    </>
  );
}

/** The company's name, and each description and address that one of its roles has. */
function Company({ name, roles }: { name: string; roles: NumberedRole[] }) {
  const abouts = Map.groupBy(roles, ({ about }) => about);
  abouts.delete(undefined);
  const addresses = new Set(roles.flatMap(({ url }) => url ?? []));
  return (
    <>
      <Heading level={3} text={name}>
        <bdi>{name}</bdi>
      </Heading>
      {(abouts.size > 0 || addresses.size > 0) && (
        <p class="s soft">
          {[...abouts].map(([about, [role]]) => [
            <bdi key={about} {...inLanguage(role?.language)}>
              {about}
            </bdi>,
            " ",
          ])}
          {[...addresses].map((url) => [<Address key={url} url={url} />, " "])}
        </p>
      )}
    </>
  );
}
