import type { AnyOperation, Deprecation } from "../../operation.ts";
import { ANCHORS, operationAnchor } from "../../content/anchors.ts";
import { Day } from "../Dates.tsx";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

/** The deprecation policy, and all deprecated operations. */
export function Deprecations({ operations }: { operations: AnyOperation[] }) {
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

/** Dates of the deprecation of an operation, and its successor. */
export function DeprecationNotice({ since, sunset, successor }: Deprecation) {
  const { developers } = useWords();
  return (
    <p>
      <strong>
        <FormattedMessage
          template={developers.deprecatedSince}
          values={{ since: <Day date={since} /> }}
        />
      </strong>
      {sunset && (
        <>
          {" "}
          <FormattedMessage
            template={developers.goneFrom}
            values={{ sunset: <Day date={sunset} /> }}
          />
        </>
      )}
      {successor && (
        <>
          {" "}
          <FormattedMessage
            template={developers.insteadOf}
            values={{ successor: <code>{successor}</code> }}
          />
        </>
      )}
    </p>
  );
}
