import { asset } from "fresh/runtime";
import { Article } from "../lib/ui/Article.tsx";
import { define } from "../lib/state.ts";

/**
 * Shown by static/sw.js without a connection, if the browser has no copy of the page.
 * static/copies.js lists the pages that the browser keeps.
 */
export default define.page(({ state: { site } }) => {
  const { offline: words, lens } = site.content.words;
  return (
    <Article
      page={{ title: words.title, lead: words.body }}
      machine={<span />}
      staff="concierge"
      stance="right-sad"
      says={words.says}
    >
      <section class="wrap row scripted" data-markdown-ignore>
        <div class="k">
          <h2>{words.kept}</h2>
        </div>
        <div class="t">
          <ul
            class="copies"
            data-copy-of={words.copy}
            data-none={words.none}
          />
          <p>{words.back}</p>
          <p class="btns">
            <button type="button" class="btn go" data-again>
              {lens.again}
            </button>
          </p>
        </div>
      </section>
      <script src={asset("/copies.js")} defer data-markdown-ignore />
    </Article>
  );
});
