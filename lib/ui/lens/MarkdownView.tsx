import { useEffect, useRef } from "preact/hooks";
import { useTwin } from "../browser/use_twin.ts";
import { HEIGHT, WIDTH } from "../../graphics/avatar/size.ts";
import { fill, writtenNumber } from "../../base/words/fill.ts";
import { Command, type Props as CommandProps } from "./Command.tsx";
import { Received } from "./Received.tsx";

export interface Props extends CommandProps {
  /** Picture of the owner from behind. */
  back?: string;
}

/** The response that an agent gets for the page. */
export function MarkdownView({ back, ...place }: Props) {
  const { twin, words } = place;
  const title = useRef<HTMLHeadingElement>(null);
  const [answer, fetchAgain] = useTwin(twin);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <header class="floor">
        <div class={`wrap row head${back ? " stage" : ""}`}>
          {back && (
            <div class="g body">
              <img
                src={back}
                width={2 * WIDTH}
                height={2 * HEIGHT}
                alt={words.behind}
              />
            </div>
          )}
          <div class="t m" dir="ltr">
            <h1 ref={title} tabIndex={-1}>{twin}</h1>
            <p class="lead soft">{words.lead}</p>
          </div>
          {answer.state === "received" && (
            <dl class="x aside s">
              <dt class="soft">{words.tokens}</dt>
              <dd class="lead n">{count(answer.twin.tokens)}</dd>
              <dt class="soft">{words.bytes}</dt>
              <dd class="lead n">{count(answer.twin.bytes)}</dd>
            </dl>
          )}
        </div>
      </header>
      <section class="wrap row">
        <div class="k">
          <h2>{words.command}</h2>
        </div>
        <Command {...place} />
      </section>
      {answer.state === "received" && (
        <Received twin={answer.twin} words={words} />
      )}
      {answer.state === "failed" && (
        <div class="wrap row">
          <p class="t wait" role="alert">
            {fill(words.failed, { reason: answer.code ?? words.unreachable })}
            {" "}
            <button type="button" class="btn" onClick={fetchAgain}>
              {words.again}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

function count(number: number): string {
  return writtenNumber(number, document.documentElement.lang);
}
