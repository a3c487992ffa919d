import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { BROWSER_STORAGE } from "../lib/pages/privacy/browser_storage.ts";
import { BrowserStorage } from "../lib/pages/privacy/BrowserStorage.tsx";
import { Logged } from "../lib/pages/privacy/Logged.tsx";
import { Promises } from "../lib/pages/privacy/Promises.tsx";
import { Providers } from "../lib/pages/privacy/Providers.tsx";
import { StoredKeys } from "../lib/pages/privacy/StoredKeys.tsx";
import { Traced } from "../lib/pages/privacy/Traced.tsx";
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
