import { ANCHORS } from "../lib/content/anchors.ts";
import { KEY_FAMILIES } from "../lib/limits.ts";
import { Article } from "../lib/ui/Article.tsx";
import { BROWSER_STORAGE } from "../lib/ui/privacy/browser_storage.ts";
import { BrowserStorage } from "../lib/ui/privacy/BrowserStorage.tsx";
import { Logged } from "../lib/ui/privacy/Logged.tsx";
import { Promises } from "../lib/ui/privacy/Promises.tsx";
import { Providers } from "../lib/ui/privacy/Providers.tsx";
import { StoredKeys } from "../lib/ui/privacy/StoredKeys.tsx";
import { Traced } from "../lib/ui/privacy/Traced.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => (
  <Article
    page={site.pageFile("privacy")}
    staff="barista"
    anchors={[
      ANCHORS.inShort,
      ANCHORS.stored,
      ...KEY_FAMILIES,
      ANCHORS.browser,
      ...BROWSER_STORAGE,
      ANCHORS.asked,
      ANCHORS.logged,
      ANCHORS.traced,
    ]}
  >
    <Promises config={site.config} />
    <StoredKeys config={site.config} />
    <BrowserStorage />
    <Providers config={site.config} traced={site.traced} />
    <Logged config={site.config} />
    <Traced traced={site.traced} />
  </Article>
));
