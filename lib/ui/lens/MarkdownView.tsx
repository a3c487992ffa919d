import { useEffect, useRef } from "preact/hooks";
import { toolCall } from "../../api/calls/tool_call.ts";
import { useTwin } from "../browser/use_twin.ts";
import { CurlPanel } from "../console/CurlPanel.tsx";
import { Tabs } from "../console/Tabs.tsx";
import { HEIGHT, WIDTH } from "../../graphics/avatar.ts";
import { fill, writtenNumber } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import { Received } from "./Received.tsx";

export interface Props {
  /** Without a trailing slash. */
  baseUrl: string;
  path: string;
  /** Path of the Markdown twin. */
  twin: string;
  words: Words["lens"];
  /** Picture of the owner from behind. */
  back?: string;
}

export function MarkdownView(props: Props) {
  const { twin, words, back } = props;
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
        <Commands {...props} />
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

function Commands({ baseUrl, path, twin, words }: Props) {
  const calls = [
    { path: twin, headers: {} },
    { path, headers: { accept: "text/markdown" } },
    toolCall("/docs/mcp", "get_doc", { path }),
  ];
  const names = ["curl", words.accept, "MCP"];
  return (
    <div class="w con">
      <div class="bar">
        <Tabs name="lens_commands" label={words.command} names={names} />
      </div>
      {calls.map((call, at) => (
        <CurlPanel
          key={at}
          id={`lens_${at}`}
          baseUrl={baseUrl}
          call={call}
          copy={words.copy}
        />
      ))}
    </div>
  );
}

function count(number: number): string {
  const behind = document.querySelector<HTMLElement>(".behind");
  return writtenNumber(number, behind?.lang ?? "en");
}
