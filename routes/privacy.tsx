import { ANCHORS } from "../lib/pages/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { BROWSER_STORAGE } from "../lib/pages/browser_storage.ts";
import { BrowserStorage } from "../lib/pages/BrowserStorage.tsx";
import { Logged } from "../lib/pages/Logged.tsx";
import { Promises } from "../lib/pages/Promises.tsx";
import { Providers } from "../lib/pages/Providers.tsx";
import { StoredKeys } from "../lib/pages/StoredKeys.tsx";
import { Traced } from "../lib/pages/Traced.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => (
  <Article
    page={site.pageFile("privacy")}
    staff="barista"
    anchors={[
      ANCHORS.inShort,
      ANCHORS.stored,
      ...site.keyFamilies,
      ANCHORS.browser,
      ...BROWSER_STORAGE,
      ANCHORS.asked,
      ANCHORS.logged,
      ANCHORS.traced,
    ]}
  >
    <Promises config={site.config} />
    <StoredKeys config={site.config} keyFamilies={site.keyFamilies} />
    <BrowserStorage />
    <Providers config={site.config} traced={site.traced} />
    <Logged config={site.config} />
    <Traced traced={site.traced} />
  </Article>
));
