import type { AnyOperation } from "../../operation.ts";
import { ANCHORS, operationAnchor } from "../../content/anchors.ts";
import { DeprecationNotice } from "./DeprecationNotice.tsx";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  operations: AnyOperation[];
}

/** The deprecation policy, and all deprecated operations. */
export function Versions({ operations }: Props) {
  const { developers } = useWords();
  const deprecated = operations.filter(({ deprecated }) => deprecated);
  return (
    <section class="flow">
      <Heading
        level={2}
        id={ANCHORS.deprecation}
        text={developers.deprecation}
      />
      <Prose source={developers.promise} />
      {deprecated.length === 0 && <p>{developers.noneDeprecated}</p>}
      {deprecated.length > 0 && (
        <ul>
          {deprecated.map((operation) => (
            <li key={operation.id}>
              <a href={`#${operationAnchor(operation)}`}>
                <code>{operation.id}</code>
              </a>
              {operation.deprecated && (
                <DeprecationNotice {...operation.deprecated} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
