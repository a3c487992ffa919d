import { ANCHORS, operationAnchor } from "../lib/pages/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { Deprecation } from "../lib/pages/Deprecation.tsx";
import { Documents } from "../lib/pages/Documents.tsx";
import { NewestRole } from "../lib/pages/NewestRole.tsx";
import { Operations } from "../lib/pages/Operations.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => (
  <Article
    page={site.pageFile("developers")}
    staff="librarian"
    anchors={[
      ANCHORS.documents,
      ANCHORS.operations,
      ...site.operations.map(operationAnchor),
      ANCHORS.deprecation,
    ]}
  >
    <NewestRole roles={site.content.roles} />
    <Documents docs={site.content.docs} />
    <Operations operations={site.operations} />
    <Deprecation />
  </Article>
));
