import { page } from "fresh";
import { MINUTE } from "../lib/base/time/days.ts";
import { mcpServers } from "../lib/api/mcp/mod.ts";
import { listWork } from "../lib/api/operations/list_work.ts";
import { ANCHORS, operationAnchor } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { Machine } from "../lib/ui/Machine.tsx";
import { Prose } from "../lib/ui/Prose.tsx";
import { define } from "../lib/state.ts";
import { LimitsAndErrors } from "../lib/ui/developers/LimitsAndErrors.tsx";
import { ProviderStates } from "../lib/ui/developers/ProviderStates.tsx";
import { Reference } from "./(_components)/Reference.tsx";
import { Deprecations } from "../lib/ui/developers/Deprecations.tsx";
import { callOf } from "../lib/api/calls/call.ts";
import type { Content } from "../lib/content/content.ts";
import { CurlLine } from "../lib/ui/console/CurlPanel.tsx";
import { CopyButton } from "../lib/ui/CopyButton.tsx";
import { Heading } from "../lib/ui/Heading.tsx";
import { useEnglish, useSite, useWords } from "../lib/ui/site_context.ts";
import type { AnyOperation } from "../lib/operation.ts";

const OPENAPI = "/openapi.json";
const NAME = `GET ${OPENAPI}`;
/** Milliseconds. The job in the example call ends after an hour. */
const HALF_HOUR = 30 * MINUTE;

export const handler = define.handlers({
  GET: async ({ state: { site, deps, request, recordedAnswers } }) => {
    request.goodUntil = deps.now() + HALF_HOUR;
    return page({ answers: await recordedAnswers(site.operations) });
  },
});

export default define.page<typeof handler>(({ data, state: { site } }) => {
  const { body, ...opening } = site.pageFile("developers");
  return (
    <Article
      page={opening}
      staff="librarian"
      machine={<Machine href={OPENAPI}>{NAME}</Machine>}
      anchors={[
        ANCHORS.firstCall,
        ANCHORS.agents,
        ANCHORS.limits,
        ANCHORS.operations,
        ...site.operations.map(operationAnchor),
        ANCHORS.deprecation,
        ANCHORS.providers,
      ]}
    >
      <div class="wrap row">
        <Contents operations={site.operations} />
        <div class="w">
          <FirstCall />
          {body && <Prose class="s soft" source={body} />}
          <Agents content={site.content} />
          <LimitsAndErrors />
          <Reference operations={site.operations} answers={data.answers} />
          <Deprecations operations={site.operations} />
          <ProviderStates config={site.config} />
        </div>
      </div>
    </Article>
  );
});

/** Table of contents; closed on small screens. */
function Contents({ operations }: { operations: AnyOperation[] }) {
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

/** A call of an operation without required parameters. */
function FirstCall() {
  const { baseUrl, words: { developers } } = useSite();
  const id = `${ANCHORS.firstCall}_curl`;
  return (
    <section class="con">
      <div class="bar">
        <Heading level={2} id={ANCHORS.firstCall} text={developers.firstCall} />
        <CopyButton copy={`#${id}`} isLast />
      </div>
      <CurlLine id={id} baseUrl={baseUrl} call={callOf(listWork.path, {})} />
    </section>
  );
}

/** Addresses of the MCP servers, to copy into an agent. */
function Agents({ content }: { content: Content }) {
  const english = useEnglish();
  const { baseUrl, words: { developers } } = useSite();
  return (
    <section class="flow">
      <Heading level={2} id={ANCHORS.agents} text={developers.agents} />
      <Prose source={developers.agentsHow} />
      <ul class="con">
        {mcpServers.map(({ path, description }) => (
          <li key={path} class="bar">
            <a class="m" href={path} {...english}>{baseUrl + path}</a>{" "}
            <span>{description(content)}</span>
            <CopyButton copy={baseUrl + path} isLast />
          </li>
        ))}
      </ul>
    </section>
  );
}
