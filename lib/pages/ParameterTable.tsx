import type { AnyOperation } from "../api/operation.ts";
import { parametersOf } from "./parameters.ts";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";
import { useEnglish, useWords } from "./site_context.ts";

interface Props {
  operation: AnyOperation;
}

/** What an operation takes; nothing where it takes nothing. */
export function ParameterTable({ operation }: Props) {
  const words = useWords();
  const english = useEnglish();
  const parameters = parametersOf(operation);
  if (parameters.length === 0) return null;
  return (
    <Table head={words.developers.parameterColumns}>
      {parameters.map(({ name, place, meaning }) => (
        <tr key={`${place} ${name}`}>
          <td>
            <code>{name}</code>
          </td>
          <td {...english}>{place}</td>
          <Prose as="td" source={meaning} {...english} />
        </tr>
      ))}
    </Table>
  );
}
