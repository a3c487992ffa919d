import { callOf } from "../../api/calls/call.ts";
import { Curl } from "../console/Curl.tsx";
import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { useSite } from "../site_context.ts";
import type { AnyOperation } from "../../operation.ts";

interface Props {
  /** What is called: it takes nothing that has to be given. */
  operation: AnyOperation;
}

/** One line that works as it is. */
export function FirstCall({ operation }: Props) {
  const { baseUrl, words } = useSite();
  const id = `${ANCHORS.firstCall}_curl`;
  return (
    <section class="con">
      <div class="bar">
        <Heading
          level={2}
          id={ANCHORS.firstCall}
          text={words.developers.firstCall}
        />
        <button class="copy scripted end" type="button" data-copy={`#${id}`}>
          {words.console.copy}
        </button>
      </div>
      <Curl id={id} baseUrl={baseUrl} call={callOf(operation.path, {})} />
    </section>
  );
}
