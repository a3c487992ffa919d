import { Article } from "../lib/ui/Article.tsx";
import { define } from "../lib/state.ts";

/** Shown by static/sw.js without a connection, if the browser has no copy of the page. */
export default define.page(({ state: { site } }) => (
  <Article
    page={site.content.words.offline}
    machine={<span class="m">503</span>}
  />
));
