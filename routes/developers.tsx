import { page } from "fresh";
import { MINUTE } from "../lib/base/time/days.ts";
import { mcpServers } from "../lib/api/mcp/mod.ts";
import { listWork } from "../lib/api/operations/list_work.ts";
import { ANCHORS, operationAnchor } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { Machine } from "../lib/ui/Machine.tsx";
import { Prose } from "../lib/ui/Prose.tsx";
import { define } from "../lib/state.ts";
import { Agents } from "../lib/ui/developers/Agents.tsx";
import { Contents } from "../lib/ui/developers/Contents.tsx";
import { FirstCall } from "../lib/ui/developers/FirstCall.tsx";
import { LimitsAndErrors } from "../lib/ui/developers/LimitsAndErrors.tsx";
import { ProviderStates } from "../lib/ui/developers/ProviderStates.tsx";
import { Reference } from "./(_components)/Reference.tsx";
import { Deprecations } from "../lib/ui/developers/Deprecations.tsx";

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
          <FirstCall operation={listWork} />
          {body && <Prose class="s soft" source={body} />}
          <Agents
            servers={mcpServers.map(({ path, description }) => ({
              path,
              description: description(site.content),
            }))}
          />
          <LimitsAndErrors />
          <Reference operations={site.operations} answers={data.answers} />
          <Deprecations operations={site.operations} />
          <ProviderStates config={site.config} />
        </div>
      </div>
    </Article>
  );
});
