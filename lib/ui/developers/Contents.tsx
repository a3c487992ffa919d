import type { AnyOperation } from "../../operation.ts";
import { ANCHORS, operationAnchor } from "../../content/anchors.ts";
import { useWords } from "../site_context.ts";

/** Table of contents; closed on small screens. */
export function Contents({ operations }: { operations: AnyOperation[] }) {
  const { developers: words } = useWords();
  return (
    <details class="toc" data-markdown-ignore>
      <summary>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <p>{words.start}</p>
        <ul>
          <Place id={ANCHORS.firstCall} text={words.firstCall} />
          <Place id={ANCHORS.agents} text={words.agents} />
          <Place id={ANCHORS.limits} text={words.limits} />
        </ul>
        <p>{words.operations}</p>
        <ul>
          {operations.map((operation) => (
            <li key={operation.id}>
              <a href={`#${operationAnchor(operation)}`}>
                <span class="m">{operation.id}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>{words.promises}</p>
        <ul>
          <Place id={ANCHORS.deprecation} text={words.deprecation} />
          <Place id={ANCHORS.providers} text={words.providers} />
        </ul>
      </nav>
    </details>
  );
}

function Place({ id, text }: { id: string; text: string }) {
  return (
    <li>
      <a href={`#${id}`}>{text}</a>
    </li>
  );
}
