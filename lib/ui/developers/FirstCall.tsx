import { callOf } from "../../api/calls/call.ts";
import { ANCHORS } from "../../content/anchors.ts";
import type { AnyOperation } from "../../operation.ts";
import { CurlLine } from "../console/CurlPanel.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { Heading } from "../Heading.tsx";
import { useSite } from "../site_context.ts";

interface Props {
  /** An operation without required parameters. */
  operation: AnyOperation;
}

export function FirstCall({ operation }: Props) {
  const { baseUrl, words: { developers } } = useSite();
  const id = `${ANCHORS.firstCall}_curl`;
  return (
    <section class="con">
      <div class="bar">
        <Heading level={2} id={ANCHORS.firstCall} text={developers.firstCall} />
        <CopyButton copy={`#${id}`} isLast />
      </div>
      <CurlLine id={id} baseUrl={baseUrl} call={callOf(operation.path, {})} />
    </section>
  );
}
