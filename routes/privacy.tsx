import { ANCHORS } from "../lib/pages/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { Logged } from "../lib/pages/Logged.tsx";
import { Providers } from "../lib/pages/Providers.tsx";
import { StoredKeys } from "../lib/pages/StoredKeys.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => (
  <Article
    site={site}
    page={site.pageFile("privacy")}
    anchors={[ANCHORS.stored, ANCHORS.asked, ANCHORS.logged]}
  >
    <StoredKeys keyFamilies={site.keyFamilies} />
    <Providers config={site.config} />
    <Logged />
  </Article>
));
