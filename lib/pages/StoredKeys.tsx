import type { KeyFamily } from "../kv/families.ts";
import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

interface Props {
  keyFamilies: readonly KeyFamily[];
}

/** What is stored: true by construction, for it is the list of what may be. */
export function StoredKeys({ keyFamilies }: Props) {
  const { stored, storedHere, columns, families } = words.privacy;
  return (
    <Section id={ANCHORS.stored} title={stored}>
      <p>{storedHere}</p>
      <Table head={columns}>
        {keyFamilies.map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <Prose as="td" source={families[name].what} />
            <Prose as="td" source={families[name].why} />
            <Prose as="td" source={families[name].kept} />
          </tr>
        ))}
      </Table>
    </Section>
  );
}
