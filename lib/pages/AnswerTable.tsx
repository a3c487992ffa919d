import { declaredErrors } from "../api/declared_errors.ts";
import type { AnyOperation } from "../api/operation.ts";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";
import { useEnglish, useWords } from "./site_context.ts";

interface Props {
  operation: AnyOperation;
}

/** What an operation may answer: first what went well, then each error. */
export function AnswerTable({ operation }: Props) {
  const words = useWords();
  const english = useEnglish();
  const errors = [...declaredErrors(operation)].flatMap(([status, codes]) =>
    codes.map((code) => ({ status, code }))
  );
  return (
    <Table head={words.developers.statusColumns}>
      {Object.entries(operation.responses).map(([status, { description }]) => (
        <tr key={status}>
          <td>{status}</td>
          <Prose as="td" source={description} {...english} />
        </tr>
      ))}
      {errors.map(({ status, code }) => (
        <tr key={`${status} ${code}`}>
          <td>{status}</td>
          <td>
            <code>{code}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}
