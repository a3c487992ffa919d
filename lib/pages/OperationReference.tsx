import type { AnyOperation } from "../api/operation.ts";
import { operationAnchor } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { errorsOf, parametersOf } from "./operation_facts.ts";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";
import { words } from "./words.ts";

interface Props {
  operation: AnyOperation;
}

/** An operation as its definition has it: the call, its parameters, its answers. */
export function OperationReference({ operation }: Props) {
  const { id, method, path, summary, description, responses } = operation;
  const { parameterColumns, statusColumns } = words.developers;
  const parameters = parametersOf(operation);
  return (
    <section>
      <Heading level={3} id={operationAnchor(operation)} text={id} />
      <p>
        <code>{method} {path}</code>: {summary}.
      </p>
      <Prose source={description} />
      {parameters.length > 0 && (
        <Table head={parameterColumns}>
          {parameters.map(({ name, place, meaning }) => (
            <tr key={`${place} ${name}`}>
              <td>
                <code>{name}</code>
              </td>
              <td>{place}</td>
              <Prose as="td" source={meaning} />
            </tr>
          ))}
        </Table>
      )}
      <Table head={statusColumns}>
        {Object.entries(responses).map(([status, { description }]) => (
          <tr key={status}>
            <td>{status}</td>
            <Prose as="td" source={description} />
          </tr>
        ))}
        {errorsOf(operation).map(({ status, code }) => (
          <tr key={`${status} ${code}`}>
            <td>{status}</td>
            <td>
              <code>{code}</code>
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
