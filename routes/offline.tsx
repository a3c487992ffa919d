import { Article } from "../lib/ui/Article.tsx";
import { define } from "../lib/state.ts";

/** What a browser shows without a connection, where it has no copy of a page: see static/sw.js. */
export default define.page(({ state: { site } }) => (
  <Article
    page={site.content.words.offline}
    machine={<span class="m">503</span>}
  />
));
